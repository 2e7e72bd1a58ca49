import type { z } from 'zod';
import { type Description, describeTypes } from './describeTypes';

/** A selection of its own from a node type. */
export interface View {
  on: string;
  fields: z.ZodObject;
}

/**
 * A fragment for each of the content's types, named like it, and for each view: all fields but the internal ones, however
 * deep, with every picture in the variant that its schema names.
 */
export function fragments(nodes: Record<string, z.ZodObject>, views: Record<string, View>): string[] {
  const content = describeTypes(nodes);
  const whole = [...content.objects.keys()].map((name) => fragment(name, name, content));
  const partial = Object.entries(views).map(([name, { on, fields }]) =>
    fragment(name, on, describeTypes({ [name]: fields })),
  );
  return [...whole, ...partial].filter((text) => text !== undefined);
}

/** Nothing for a type that has only internal fields: GraphQL knows no empty selection. */
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
