import { stepsTo } from '../../../content/desk/places';
import type { Problem } from '../../../content/problems';
import { fill } from '../../../content/texts/fill';
import { type DeskWords, labelOf, type OpenDesk } from './words';

/** What is wrong, in the desk's words; in those of the content check if the desk has none for this kind of mistake. */
export function whatIsWrong(
  { mistakes: { kinds } }: DeskWords,
  { kind, limit = 0, message }: Pick<Problem, 'kind' | 'limit' | 'message'>,
): string {
  return kind ? fill(kinds[kind], { n: limit }) : message;
}

/** Where it is wrong, by the labels of the forms: `Sessions › krakow-juniors-2025-09-13 › Has moved › Ends`. */
export function whereItIsWrong(
  { words, languages, values }: Pick<OpenDesk, 'words' | 'languages' | 'values'>,
  problem: Pick<Problem, 'file' | 'path'>,
): string {
  const [, code, name = problem.file] = /^data\/(?:(.+)\/)?(.+)\.yaml$/.exec(problem.file) ?? [];
  const language = languages.find((one) => one.code === code)?.name;
  const file = labelOf(words, name);
  const steps = stepsTo(problem, values).map((step) =>
    typeof step === 'number' ? `${step + 1}` : labelOf(words, step),
  );
  return [language ? `${file} (${language})` : file, ...steps].join(' › ');
}
