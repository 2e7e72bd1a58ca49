import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';

/** Checks of the finder across files: every answer leads to a programme and a group, and has words in every language. */
export function finderProblems({ facts, words }: Content): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, path: PropertyKey[], message: string) =>
    problems.push({ file, path: formatPath(path), message });
  const programs = Object.keys(facts.coaching.types);
  const groups = facts.groups.map(({ id }) => id);

  facts.finder.forEach(({ group, goals }, n) => {
    if (group !== undefined && !groups.includes(group))
      report(
        'data/finder.yaml',
        [n, 'group'],
        `expected an id of data/groups.yaml (${groups.join(', ')}), got "${group}"`,
      );
    goals.forEach(({ id, program, dates }, at) => {
      const path = [n, 'goals', at];
      if (goals.findIndex((goal) => goal.id === id) !== at)
        report('data/finder.yaml', [...path, 'id'], `expected a unique id, got "${id}" again`);
      if (!programs.includes(program))
        report(
          'data/finder.yaml',
          [...path, 'program'],
          `expected a programme of data/coaching.yaml (${programs.join(', ')}), got "${program}"`,
        );
      if (dates === 'sessions' && group === undefined)
        report(
          'data/finder.yaml',
          [...path, 'dates'],
          'expected "request", as there is no group whose sessions to show, got "sessions"',
        );
    });
  });

  const asked = {
    people: facts.finder.map(({ id }) => id),
    goals: facts.finder.flatMap(({ goals }) => goals.map(({ id }) => id)),
  };
  for (const [locale, { finder }] of Object.entries(words))
    for (const list of ['people', 'goals'] as const) {
      const worded = Object.keys(finder[list]);
      const known = new Set(asked[list]);
      for (const id of known)
        if (!worded.includes(id))
          report(`data/${locale}/finder.yaml`, [list, id], 'expected the words for this answer, got nothing');
      for (const id of worded)
        if (!known.has(id))
          report(
            `data/${locale}/finder.yaml`,
            [list, id],
            `expected an answer of data/finder.yaml, got "${id}"`,
          );
    }
  return problems;
}
