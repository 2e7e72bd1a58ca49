import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * GraphQL's type definitions from the content's zod schemas: what the check proves is what a query may ask for. A field
 * is nullable only where its schema says optional. Nested objects get their path as a name, or their `id` of `.meta`.
 */
export function typeDefs(types: Record<string, z.ZodObject>): string {
  const written = new Map<string, string>();

  for (const [name, schema] of Object.entries(types)) {
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    const common = ['id: ID!', 'key: String!', 'locale: String!'];
    writeObject(name, json, json.$defs ?? {}, 'implements Node @dontInfer', common);
  }
  return [...written.values()].join('\n\n');

  function writeObject(
    name: string,
    json: JsonSchema,
    defs: Record<string, JsonSchema>,
    suffix: string,
    common: string[] = [],
  ) {
    if (written.has(name)) return;
    written.set(name, '');
    const required = new Set(json.required ?? []);
    const fields = Object.entries(json.properties ?? {}).map(([field, value]) => {
      if (typeof value === 'boolean') throw new TypeError(`${name}.${field}: a schema of its own is needed`);
      const type = fieldType(value, `${name}${pascal(field)}`, defs);
      return `${field}: ${type}${required.has(field) ? '!' : ''}${link(type)}`;
    });
    written.set(name, `type ${name} ${suffix} {\n  ${[...common, ...fields].join('\n  ')}\n}`);
  }

  function fieldType(json: JsonSchema, name: string, defs: Record<string, JsonSchema>): string {
    const reference = json.$ref?.replace('#/$defs/', '');
    if (reference) {
      writeObject(reference, defs[reference] ?? {}, defs, '@dontInfer');
      return reference;
    }
    if (typeof json.graphql === 'string') return json.graphql;
    if (json.type === 'object') {
      writeObject(name, json, defs, '@dontInfer');
      return name;
    }
    if (json.type === 'array') return `[${fieldType(itemOf(json), name, defs)}!]`;
    return { integer: 'Int', number: 'Float', boolean: 'Boolean' }[String(json.type)] ?? 'String';
  }
}

/** The schema of a list's entries; a tuple counts as a list of its first entry's kind. */
function itemOf(json: JsonSchema): JsonSchema {
  const item = json.prefixItems?.[0] ?? json.items;
  if (typeof item !== 'object' || Array.isArray(item))
    throw new TypeError('A list needs a schema for its entries');
  return item;
}

const link = (type: string) => (/^\[?Picture\b/.test(type) ? ' @link' : '');

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
