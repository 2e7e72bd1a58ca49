import { z } from 'zod';
import { factFiles, wordFiles } from '../files';

/** How a form shows a value: as a control, or as a group of other fields. */
export type Field = { title?: string; hint?: string } & (
  | { kind: 'text'; input: 'text' | 'date' | 'datetime-local'; max?: number; required: boolean }
  | { kind: 'number' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  /** The id of an entry of `data/<file>.yaml`. */
  | { kind: 'entry'; file: string }
  | { kind: 'picture' }
  | { kind: 'list'; of: Field; min: number; max?: number }
  /** Fields by name. */
  | { kind: 'map'; fields: readonly { name: string; field: Field; required: boolean }[] }
  /** Entries by id. */
  | { kind: 'entries'; of: Field }
  /** One of several: which one depends on the value. */
  | { kind: 'either'; of: readonly Field[] }
);

/** The forms of all files, by name. */
export interface Forms {
  facts: Readonly<Record<string, Field>>;
  words: Readonly<Record<string, Field>>;
}

/** The parts of JSON Schema that the content's schemas use, and their own metadata (`entryOf`, `picture`). */
const json = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  entryOf: z.string().optional(),
  picture: z.string().optional(),
});

/** The forms of all files but `data/admin.yaml`, which has the password's hash. */
export function forms(): Forms {
  const { admin: _, ...facts } = factFiles;
  return { facts: formsOf(facts), words: formsOf(wordFiles) };
}

const formsOf = (schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, formOf(schema)]));

/** The form of a schema. What a form cannot express, like rules between fields, is left to the content check. */
export function formOf(schema: z.ZodType): Field {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fieldOf(whole, json.parse(whole).$defs ?? {});
}

function fieldOf(schema: unknown, defs: Readonly<Record<string, unknown>>): Field {
  const { $ref, ...own } = json.parse(schema);
  if ($ref) return fieldOf({ ...Object(defs[$ref.replace('#/$defs/', '')]), ...own }, defs);
  const texts = { ...(own.title && { title: own.title }), ...(own.description && { hint: own.description }) };
  if (own.enum) return { ...texts, kind: 'choice', options: own.enum };
  if (own.entryOf) return { ...texts, kind: 'entry', file: own.entryOf };
  if (own.picture) return { ...texts, kind: 'picture' };
  if (own.type === 'boolean') return { ...texts, kind: 'flag' };
  if (own.type === 'number' || own.type === 'integer') return { ...texts, kind: 'number' };
  if (own.anyOf) return { ...texts, kind: 'either', of: own.anyOf.map((one) => fieldOf(one, defs)) };
  // The entries of a tuple are all of one kind (`gatsby/graphql/describeTypes.ts` reads them so, too).
  const items = own.prefixItems?.[0] ?? own.items;
  if (items) {
    const { minItems: min = 0, maxItems } = own;
    return { ...texts, kind: 'list', of: fieldOf(items, defs), min, ...(maxItems && { max: maxItems }) };
  }
  if (own.properties) {
    const fields = Object.entries(own.properties).map(([name, field]) => ({
      name,
      field: fieldOf(field, defs),
      required: own.required?.includes(name) ?? false,
    }));
    return { ...texts, kind: 'map', fields };
  }
  if (own.type === 'object')
    return { ...texts, kind: 'entries', of: fieldOf(own.additionalProperties, defs) };
  const input = own.format === 'date' || own.format === 'datetime-local' ? own.format : 'text';
  const max = own.maxLength ? { max: own.maxLength } : {};
  return { ...texts, kind: 'text', input, ...max, required: (own.minLength ?? 0) > 0 };
}
