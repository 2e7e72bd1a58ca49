import type { Field } from '../../../content/desk/forms';
import { type Side, sidesOf } from './sides';
import type { OpenDesk } from './words';

/** A file with its form: one side for facts; for words, one per language that has the file. */
export interface FileForm {
  field: Field;
  sides: readonly Side[];
}

/** The file of this name with its form; an empty list if there is no such file. */
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
