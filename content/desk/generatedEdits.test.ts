import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diffLines } from 'diff';
import fc from 'fast-check';
import { parse } from 'yaml';
import { applyEdit } from './applyEdit';
import { type Edit, edited, type Step } from './edits';

const file = 'data/a.yaml';

const root = resolve(__dirname, '../../tests/fixtures/data');
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  // Long ones have nothing that short ones lack, but take long.
  .filter(({ length }) => length < 4000);

/** Every place in a value. */
function places(value: unknown, path: Step[] = []): { path: Step[]; value: unknown }[] {
  const below = Array.isArray(value)
    ? value.flatMap((entry, n) => places(entry, [...path, n]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => places(entry, [...path, key]))
      : [];
  return path.length > 0 ? [{ path, value }, ...below] : below;
}

const words = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'a',
        'Sunday',
        'ćwiczenia',
        '#',
        '-',
        ':',
        'a: b',
        '{academy}',
        '"',
        "'",
        ',',
        ']',
        'no',
        '12',
      ),
      { maxLength: 60 },
    )
    .map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

const anyEdit = fc.constantFrom(...texts).chain((source) => {
  const all = places(parse(source));
  const lists = [...all, { path: [], value: parse(source) }].filter(({ value }) => Array.isArray(value));
  const value = fc.oneof(
    { weight: 4, arbitrary: words },
    fc.integer(),
    fc.boolean(),
    fc.record({ id: words, text: words }),
  );
  const sets = fc
    .constantFrom(...all)
    .chain((place) =>
      fc
        .oneof(value, fc.constant(undefined))
        .map((after): Edit => ({ file, kind: 'set', path: place.path, before: place.value, after })),
    );
  const more =
    lists.length === 0
      ? []
      : [
          fc.constantFrom(...lists).chain(({ path, value: list }) => {
            const { length } = Object(list);
            return fc.oneof(
              fc
                .tuple(fc.nat(length), value)
                .map(([at, inserted]): Edit => ({ file, kind: 'insert', path, at, value: inserted })),
              ...(length > 1
                ? [
                    fc.tuple(fc.nat(length - 1), fc.nat(length - 1)).map(
                      ([from, to]): Edit => ({
                        file,
                        kind: 'move',
                        path,
                        from,
                        to,
                        value: Object(list)[from],
                      }),
                    ),
                  ]
                : []),
            );
          }),
        ];
  return fc.oneof(sets, ...more).map((edit) => ({ source, edit }));
});

/** The lines that only one of two texts has. */
const changedLines = (before: string, after: string) =>
  diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .reduce((sum, { count }) => sum + count, 0);

const size = (value: unknown) =>
  JSON.stringify(value ?? '', null, 1).split('\n').length + JSON.stringify(value ?? '').length / 60;

it('whatever is edited in the sample content: the text reads as it was meant, and few lines changed', () => {
  fc.assert(
    fc.property(anyEdit, ({ source, edit }) => {
      const after = applyEdit(source, edit) ?? '';
      expect(parse(after)).toEqual(edited(parse(source), edit)?.value);
      const values =
        edit.kind === 'set' ? [edit.before, edit.after] : [edit.value, edit.kind === 'move' && edit.value];
      expect(changedLines(source, after)).toBeLessThanOrEqual(
        values.reduce((sum: number, value) => sum + 2 * size(value), 4),
      );
    }),
    { numRuns: 300 },
  );
});

it('an edit and the one that takes it back give the same text', () => {
  fc.assert(
    fc.property(anyEdit, ({ source, edit }) => {
      if (edit.kind !== 'set' || typeof edit.before !== 'string' || typeof edit.after !== 'string') return;
      const after = applyEdit(source, edit) ?? '';
      const back = applyEdit(after, { ...edit, before: edit.after, after: edit.before });
      expect(parse(back ?? '')).toEqual(parse(source));
    }),
    { numRuns: 100 },
  );
});
