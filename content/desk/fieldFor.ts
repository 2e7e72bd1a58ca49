import type { Field } from './forms';

/** The field for a value. A new one is of the first kind. */
export function fieldFor({ of }: Extract<Field, { kind: 'either' }>, value: unknown): Field | undefined {
  const isNested = typeof value === 'object' && value !== null;
  return of.find(({ kind }) => isNested === ['map', 'list', 'entries'].includes(kind)) ?? of[0];
}
