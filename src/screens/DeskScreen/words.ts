import type { Forms } from '../../../content/desk/forms';
import type { PluralForms } from '../../../content/languages/formFor';
import type { Problem } from '../../../content/problems';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import type { Thumbnail } from './preview/previewSource';

/** The texts of the desk. */
export type DeskWords = Omit<Said, 'seo' | 'status'> & {
  readonly status: Omit<Said['status'], Counted> & { readonly [Name in Counted]: PluralForms };
};

type Said = Queries.DeskContentFragment;
type Counted = 'mistakes' | 'changes';

/** The languages of the site, by code and in their own names, with the prefix of their pages. */
export type DeskLanguages = readonly { code: string; name: string; prefix: string }[];

/** What every part of the desk is given. */
export interface OpenDesk {
  words: DeskWords;
  languages: DeskLanguages;
  forms: Forms;
  /** What the files hold after the draft. */
  values: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
  /** The site's pictures, as far as they can be shown. */
  thumbnails: readonly Thumbnail[];
  /** The mistake that somebody wants to see. */
  shownMistake?: Pick<Problem, 'file' | 'path'>;
  send: (event: DeskEvent) => void;
}

/** What a field is called: in the words, in its schema, or as in the file. */
export const labelOf = ({ labels }: DeskWords, key: string, title?: string) =>
  labels.find((one) => one.key === key)?.label ?? title ?? key;

/** A file of words in the first of the desk's languages that has it; a language that is begun does not have every file. */
export function wordsIn({ values, languages }: Pick<OpenDesk, 'values' | 'languages'>, name: string) {
  const files = languages.map(({ code }) => values[`data/${code}/${name}.yaml`]);
  const words: Readonly<Record<string, unknown>> = Object(files.find((file) => file !== undefined));
  return words;
}
