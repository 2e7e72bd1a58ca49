import type { Forms } from '../../../content/desk/forms';
import type { PluralForms } from '../../../content/languages/formFor';
import type { Problem } from '../../../content/problems';
import type { useDesk } from '../../machines/desk/useDesk';
import type { Thumbnail } from './preview/previewSource';

/** The texts of the desk. */
export type DeskWords = Omit<Said, 'seo' | 'title' | 'intro' | 'picture' | 'status'> & {
  readonly status: Omit<Said['status'], Counted> & { readonly [Name in Counted]: PluralForms };
};

type Said = Queries.DeskContentFragment;
type Counted = 'mistakes' | 'changes';

/** Languages by code and in their own names, with the prefix of their pages. */
export type DeskLanguages = readonly { code: string; name: string; prefix: string }[];

/** The open desk: what its parts need to show the draft and to change it. */
export interface OpenDesk {
  words: DeskWords;
  /** See `editedLanguages.ts`. */
  languages: DeskLanguages;
  forms: Forms;
  /** The files' values with the draft's changes, by path. */
  values: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
  /** The site's pictures that have an image. */
  thumbnails: readonly Thumbnail[];
  /** The mistake whose field is to be shown; another object each time that it is asked for. */
  shownMistake?: Pick<Problem, 'file' | 'path'>;
  put: ReturnType<typeof useDesk>['put'];
}

/** A field's label: from the desk's words, else from its schema, else its name in the file. */
export const labelOf = ({ labels }: DeskWords, key: string, title?: string) =>
  labels.find((one) => one.key === key)?.label ?? title ?? key;

/** A file of words in the first of the desk's languages that has it: unfinished languages lack some files. */
export function wordsIn({ values, languages }: Pick<OpenDesk, 'values' | 'languages'>, name: string) {
  const files = languages.map(({ code }) => values[`data/${code}/${name}.yaml`]);
  const words: Readonly<Record<string, unknown>> = Object(files.find((file) => file !== undefined));
  return words;
}
