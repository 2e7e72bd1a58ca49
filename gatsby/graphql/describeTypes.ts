import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field of a GraphQL type. */
export interface FieldDescription {
  name: string;
  /** In GraphQL syntax: `[ContentLink!]!` */
  type: string;
  /** The object type, if the field needs a selection of subfields. */
  object?: string;
  /** The fragment on `Picture` to select, if the field is a picture. */
  picture?: string;
  /** True for fields that only the build uses, to filter, sort or check; fragments leave them out. */
  internal: boolean;
}

/** The content's GraphQL types, by name. */
export interface Description {
  objects: Map<string, FieldDescription[]>;
  enums: Map<string, string[]>;
}

/** A valid GraphQL enum value. Enums with other values, like `A+`, become strings. */
const enumValue = /^[_A-Za-z]\w*$/;

/**
 * Derives GraphQL types from the content's zod schemas, so that queries can only ask for what the content
 * check has validated. A field is nullable only if its schema is optional. Nested objects and enums are named
 * after their path, or after the `id` in their `.meta`.
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
      if (typeof value === 'boolean') throw new TypeError(`${name}.${field}: the field needs a schema`);
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

/** The schema of a list's items. A tuple is treated as a list of its first item's type. */
function itemOf(json: JsonSchema): JsonSchema {
  const item = json.prefixItems?.[0] ?? json.items;
  if (typeof item !== 'object' || Array.isArray(item))
    throw new TypeError('A list needs a schema for its items');
  return item;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
