import type { Field } from '../../../content/desk/forms';
import { type Side, sidesOf } from './sides';
import type { OpenDesk } from './words';

/** A file of facts, or one of words in each language that has it, with the form that its schema gives. */
export interface FileForm {
  field: Field;
  sides: readonly Side[];
}

/** The files of a name; none, if there are none. */
export function fileForms(
  { forms, languages, values }: OpenDesk,
  kind: 'facts' | 'words',
  name: string,
): FileForm[] {
  const field = forms[kind][name];
  if (!field) return [];
  if (kind === 'facts') return [{ field, sides: sidesOf([{ file: `data/${name}.yaml` }], values) }];
  const files = languages
    .map((language) => ({ language, file: `data/${language.code}/${name}.yaml` }))
    .filter(({ file }) => values[file] !== undefined);
  return [{ field, sides: sidesOf(files, values) }];
}
