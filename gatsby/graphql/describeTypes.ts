import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field of a GraphQL type. */
export interface FieldDescription {
  name: string;
  /** As GraphQL writes it: `[ContentLink!]!` */
  type: string;
  /** The object type whose fields are to be selected below it. */
  object?: string;
  /** The fragment on `Picture` that it is asked for with. */
  picture?: string;
  /** True for what the build alone needs, to filter, sort or check by. */
  internal: boolean;
}

/** The GraphQL types of the content, by name, each after the ones that it needs. */
export interface Description {
  objects: Map<string, FieldDescription[]>;
  enums: Map<string, string[]>;
}

/** What GraphQL takes for a value of an enum; others, like `A+`, are texts. */
const enumValue = /^[_A-Za-z]\w*$/;

/**
 * Walks the content's zod schemas: what the check proves is what a query may ask for. A field is nullable only where its
 * schema says optional. Nested objects and enums are named by their path, or by their `id` of `.meta`.
 */
export function describeTypes(types: Record<string, z.ZodObject>): Description {
  const objects: Description['objects'] = new Map();
  const enums: Description['enums'] = new Map();

  for (const [name, schema] of Object.entries(types)) {
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    describeObject(name, json, json.$defs ?? {});
  }
  return { objects, enums };

  function describeObject(name: string, json: JsonSchema, defs: Record<string, JsonSchema>) {
    if (objects.has(name)) return;
    const fields: FieldDescription[] = [];
    objects.set(name, fields);
    const required = new Set(json.required ?? []);
    for (const [field, value] of Object.entries(json.properties ?? {})) {
      if (typeof value === 'boolean') throw new TypeError(`${name}.${field}: a schema of its own is needed`);
      const { type, ...kind } = kindOf(value, `${name}${pascal(field)}`, defs);
      const bang = required.has(field) ? '!' : '';
      fields.push({ name: field, type: `${type}${bang}`, internal: value.internal === true, ...kind });
    }
  }

  function kindOf(
    json: JsonSchema,
    path: string,
    defs: Record<string, JsonSchema>,
  ): Pick<FieldDescription, 'type' | 'object' | 'picture'> {
    const reference = json.$ref?.replace('#/$defs/', '');
    if (reference) return kindOf(defs[reference] ?? {}, reference, defs);
    if (typeof json.picture === 'string') return { type: 'Picture', picture: json.picture };
    if (json.type === 'object') {
      describeObject(path, json, defs);
      return { type: path, object: path };
    }
    if (json.type === 'array') {
      const { type, ...kind } = kindOf(itemOf(json), path, defs);
      return { type: `[${type}!]`, ...kind };
    }
    const values = json.enum?.map(String);
    if (values?.every((value) => enumValue.test(value))) {
      enums.set(path, values);
      return { type: path };
    }
    return { type: { integer: 'Int', number: 'Float', boolean: 'Boolean' }[String(json.type)] ?? 'String' };
  }
}

/** The schema of a list's entries; a tuple counts as a list of its first entry's kind. */
function itemOf(json: JsonSchema): JsonSchema {
  const item = json.prefixItems?.[0] ?? json.items;
  if (typeof item !== 'object' || Array.isArray(item))
    throw new TypeError('A list needs a schema for its entries');
  return item;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
