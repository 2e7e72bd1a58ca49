import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { drafted } from '../../../content/desk/edits';
import { formOf } from '../../../content/desk/forms';
import { deskLanguages, deskWords } from '../../../tests/fixtures/desk/desk';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { MapFields } from './FieldView';
import { sidesOf } from './sides';
import type { OpenDesk } from './words';

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
function Sample() {
  const [values, setValues] = useState<OpenDesk['values']>({
    [file]: { id: 'one', latitude: 1, highlighted: true },
  });
  const put: OpenDesk['put'] = (edits) => {
    setValues((before) => drafted(before, [{ id: 'typed', edits }]));
    return true;
  };
  const desk: OpenDesk = {
    ...{ words: deskWords, languages: deskLanguages, forms: { facts: {}, words: {} } },
    ...{ values, problems: [], thumbnails: [], put },
  };
  return (
    <InterfaceProvider words={layout.interface}>
      <MapFields desk={desk} field={field} path={[]} sides={sidesOf([{ file }], values)} />
      <output>{JSON.stringify(values[file])}</output>
    </InterfaceProvider>
  );
}

const value = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const labelled = (key: string) => deskWords.labels.find((one) => one.key === key)?.label ?? key;

test.each([
  ['50.064', 50.064],
  ['-0.5', -0.5],
  ['50,06', 50.06],
  ['1e', '1e'],
  ['', ''],
])('a number may be typed key by key: %s', (text, number) => {
  render(<Sample />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'latitude' });
  fireEvent.change(box, { target: { value: '' } });
  for (const key of text) fireEvent.change(box, { target: { value: `${box.value}${key}` } });
  expect(box).toHaveValue(text);
  expect(value().latitude).toEqual(number);
  fireEvent.blur(box);
  expect(box).toHaveValue(String(number));
});

test('a tick is put and taken away; without it, what may be absent is', () => {
  render(<Sample />);
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  tick(labelled('cancelled'));
  expect(value()).toHaveProperty('cancelled', true);
  tick(labelled('cancelled'));
  expect(value()).not.toHaveProperty('cancelled');
  tick('highlighted');
  expect(value()).toHaveProperty('highlighted', false);
});
