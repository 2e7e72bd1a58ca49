import type { z } from 'zod';
import { type Description, describeTypes } from './describeTypes';

/** A named selection of some of a node type's fields. */
export interface View {
  on: string;
  fields: z.ZodObject;
}

/**
 * One fragment per content type, under the same name, and one per view. Each selects all non-internal fields
 * at every depth, and each picture with the fragment that its schema names.
 */
export function fragments(nodes: Record<string, z.ZodObject>, views: Record<string, View>): string[] {
  const content = describeTypes(nodes);
  const whole = [...content.objects.keys()].map((name) => fragment(name, name, content));
  const partial = Object.entries(views).map(([name, { on, fields }]) =>
    fragment(name, on, describeTypes({ [name]: fields })),
  );
  return [...whole, ...partial].filter((text) => text !== undefined);
}

/** `undefined` for a type with internal fields only: GraphQL does not allow empty selections. */
function fragment(name: string, on: string, description: Description): string | undefined {
  const selected = selection(name, description);
  return selected && `fragment ${name} on ${on} { ${selected} }`;
}

function selection(name: string, description: Description): string {
  const fields = (description.objects.get(name) ?? []).flatMap((field) => {
    if (field.internal) return [];
    if (field.picture) return [`${field.name} { ...${field.picture} }`];
    if (!field.object) return [field.name];
    const inner = selection(field.object, description);
    return inner ? [`${field.name} { ${inner} }`] : [];
  });
  return fields.join(' ');
}
