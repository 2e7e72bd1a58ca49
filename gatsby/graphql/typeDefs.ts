import type { z } from 'zod';
import { describeTypes } from './describeTypes';

/** The fields that every node has in addition to those of its schema. */
const common = { id: 'ID!', key: 'String!', locale: 'String!' };

/** GraphQL type definitions for the content nodes and every type nested in them. */
export function typeDefs(nodes: Record<string, z.ZodObject>): string {
  const { objects, enums } = describeTypes(nodes);
  const written = [...objects].map(([name, fields]) => {
    const isNode = Object.hasOwn(nodes, name);
    const own = fields.map((field) => [field.name, `${field.type}${field.picture ? ' @link' : ''}`]);
    const lines = Object.entries({ ...(isNode && common), ...Object.fromEntries(own) });
    return block(
      `type ${name}${isNode ? ' implements Node' : ''} @dontInfer`,
      lines.map(([field, type]) => `${field}: ${type}`),
    );
  });
  return [...written, ...[...enums].map(([name, values]) => block(`enum ${name}`, values))].join('\n\n');
}

const block = (head: string, lines: readonly string[]) => `${head} {\n  ${lines.join('\n  ')}\n}`;
