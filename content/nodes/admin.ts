import type { Facts, Words } from '../files';
import { editableWords } from '../schemas/home';
import type { NodeFields } from './nodeTypes';

/** The admin page: its words, and the maximum length of every editable text. */
export function joinAdmin(facts: Facts, words: Words, locale: string): NodeFields<'AdminContent'> {
  const { sections, ...rest } = words.admin;
  return {
    locale,
    ...rest,
    password: facts.admin.password,
    sections: Object.entries(sections).map(([name, { fields, ...section }]) => ({
      name,
      ...section,
      fields: Object.entries(fields).map(([field, label]) => ({
        name: field,
        label,
        limit: limitOf(name, field),
      })),
    })),
  };
}

/** The maximum length that the schema of `data/<language>/editable.yaml` sets for a text. @throws if there is none */
function limitOf(section: string, field: string): number {
  const texts: object = Reflect.get(editableWords.shape, section).shape;
  const { maxLength } = Reflect.get(texts, field);
  if (typeof maxLength !== 'number')
    throw new TypeError(`The text ${section}.${field} has no maximum length.`);
  return maxLength;
}
