import { fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { formOf } from '../../../content/desk/forms';
import { DraftForm } from '../../../tests/fixtures/desk/DraftForm';
import { deskWords } from '../../../tests/fixtures/desk/desk';
import { MapFields } from './FieldView';
import { sidesOf } from './sides';

// jsdom has none.
Object.assign(window, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

const file = 'data/sample.yaml';
const field = formOf(
  z.strictObject({
    id: z.string(),
    latitude: z.number(),
    cancelled: z.literal(true).optional(),
    highlighted: z.boolean(),
  }),
);

/** The form of a file, whose text is shown below it as it is in the draft. */
const renderSample = () =>
  render(
    <DraftForm values={{ [file]: { id: 'one', latitude: 1, highlighted: true } }}>
      {(desk) => (
        <>
          <MapFields desk={desk} field={field} path={[]} sides={sidesOf([{ file }], desk.values)} />
          <output>{JSON.stringify(desk.values[file])}</output>
        </>
      )}
    </DraftForm>,
  );

const value = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const labelled = (key: string) => deskWords.labels.find((one) => one.key === key)?.label ?? key;

test.each([
  ['50.064', 50.064],
  ['-0.5', -0.5],
  ['50,06', 50.06],
  ['1e', '1e'],
  ['', ''],
])('a number may be typed key by key: %s', (text, number) => {
  renderSample();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'latitude' });
  fireEvent.change(box, { target: { value: '' } });
  for (const key of text) fireEvent.change(box, { target: { value: `${box.value}${key}` } });
  expect(box).toHaveValue(text);
  expect(value().latitude).toEqual(number);
  fireEvent.blur(box);
  expect(box).toHaveValue(String(number));
});

test('a tick is put and taken away; without it, what may be absent is', () => {
  renderSample();
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  tick(labelled('cancelled'));
  expect(value()).toHaveProperty('cancelled', true);
  tick(labelled('cancelled'));
  expect(value()).not.toHaveProperty('cancelled');
  tick('highlighted');
  expect(value()).toHaveProperty('highlighted', false);
});
