import { type PlanProblem, type Session, weeklySessions } from '../calendar/weeklySessions';
import type { Content, Facts } from '../files';
import type { Edit } from './edits';

/** The edits that add weekly sessions, or the problems with their plan. */
export interface Planned {
  edits: readonly Edit[];
  problems: readonly PlanProblem[];
}

/** The edits that insert weekly sessions into `data/sessions.yaml`, each at its place; none if the plan has problems. */
export function planned(plan: unknown, { facts }: Pick<Content, 'facts'>): Planned {
  const { sessions, problems } = weeklySessions(plan, facts);
  return { edits: sessionEdits(sessions, facts), problems };
}

/**
 * The edits that insert sessions into `data/sessions.yaml`, by city, group and date in the order of the facts. The last one is first, so
 * that inserting one does not shift the places of the others.
 *
 * @param facts the current facts, including the sessions in the file
 */
export function sessionEdits(
  added: readonly Session[],
  facts: Pick<Facts, 'cities' | 'groups' | 'sessions'>,
): Edit[] {
  const order = orderOf(facts);
  return [...added]
    .sort((a, b) => order(b, a))
    .map((value) => {
      // After the last session that does not come later. The existing list need not be sorted.
      const at = facts.sessions.findLastIndex((other) => order(other, value) <= 0) + 1;
      return { kind: 'insert', file: 'data/sessions.yaml', path: [], at, value };
    });
}

/** Compares sessions by city, group and date. */
function orderOf({ cities, groups }: Pick<Facts, 'cities' | 'groups'>) {
  const index = (entries: readonly { id: string }[], id: string) =>
    entries.findIndex((entry) => entry.id === id);
  return (a: Session, b: Session): number =>
    index(cities, a.city) - index(cities, b.city) ||
    index(groups, a.group) - index(groups, b.group) ||
    (a.starts < b.starts ? -1 : Number(a.starts > b.starts));
}
