import type { Field } from '../../../content/desk/forms';

/** The initial value of a new entry: its required fields, empty. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return 0;
    case 'flag':
      return true;
    case 'choice':
      return field.options[0];
    case 'list':
      return Array.from({ length: field.min }, () => emptyOf(field.of));
    case 'entries':
      return {};
    case 'either':
      return field.of[0] ? emptyOf(field.of[0]) : '';
    case 'map':
      return Object.fromEntries(
        field.fields.filter(({ required }) => required).map(({ name, field: of }) => [name, emptyOf(of)]),
      );
    default:
      return '';
  }
}
