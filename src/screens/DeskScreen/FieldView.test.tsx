import { render, screen } from '@testing-library/react';
import { z } from 'zod';
import { formOf } from '../../../content/desk/forms';
import { deskLanguages, deskWords } from '../../../tests/fixtures/desk/desk';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { FieldView } from './FieldView';
import type { OpenDesk } from './words';

test('a value of one of two kinds has the field of its kind, in each language', () => {
  const [english, polish] = deskLanguages;
  const desk: OpenDesk = {
    words: deskWords,
    languages: deskLanguages,
    forms: { facts: {}, words: {} },
    values: {},
    problems: [],
    thumbnails: [],
    put: () => true,
  };
  render(
    <InterfaceProvider words={layout.interface}>
      <FieldView
        desk={desk}
        field={formOf(z.union([z.string(), z.strictObject({ other: z.string() })]))}
        label="Unit"
        path={['unit']}
        sides={[
          { file: 'data/en/home.yaml', language: english, value: 'players' },
          { file: 'data/pl/home.yaml', language: polish, value: { other: 'gracza' } },
        ]}
        required
      />
    </InterfaceProvider>,
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('value'))).toEqual(['players']);
  expect(screen.getByText('Unit', { selector: 'summary' })).toBeInTheDocument();
});
