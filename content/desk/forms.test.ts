import { z } from 'zod';
import { facts, words } from '../../tests/fixtures/content';
import { fieldFor } from './fieldFor';
import { type Field, formOf, forms } from './forms';

const nested = ['list', 'map', 'entries'];

/** The paths of all values that a form would show as a single text although they are none, or the other way round. */
function unfit(field: Field | undefined, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  if (field?.kind === 'either') return unfit(fieldFor(field, value), value, path);
  if (!field || (typeof value === 'object') !== nested.includes(field.kind)) return [path];
  return Object.entries(Object(value)).flatMap(([key, entry]) => {
    if (field.kind === 'list' || field.kind === 'entries') return unfit(field.of, entry, `${path}.${key}`);
    if (field.kind !== 'map') return [];
    return unfit(field.fields.find(({ name }) => name === key)?.field, entry, `${path}.${key}`);
  });
}

it('every value of the sample content has its field', () => {
  const all = forms();
  const { admin: _, ...shown } = facts;
  const found = [
    ...Object.entries(shown).flatMap(([name, file]) => unfit(all.facts[name], file, name)),
    ...Object.entries(words).flatMap(([name, file]) => unfit(all.words[name], file, name)),
  ];
  expect(found).toEqual([]);
});

it('a tuple is a list of as many entries', () => {
  expect(formOf(z.strictObject({ pair: z.tuple([z.string(), z.string()]) }))).toMatchObject({
    fields: [{ name: 'pair', field: { kind: 'list', of: { kind: 'text' }, min: 2, max: 2 } }],
  });
});

it('what may be one of two is what it is', () => {
  const field = formOf(z.union([z.enum(['all']), z.strictObject({ city: z.string() })]));
  if (field.kind !== 'either') throw new Error('expected a choice');
  expect(fieldFor(field, 'all')).toMatchObject({ kind: 'choice' });
  expect(fieldFor(field, { city: 'krakow' })).toMatchObject({ kind: 'map' });
  expect(fieldFor(field, undefined)).toMatchObject({ kind: 'choice' });
});
