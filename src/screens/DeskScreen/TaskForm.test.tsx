import { render, screen } from '@testing-library/react';
import { deskLanguages, deskWords } from '../../../tests/fixtures/desk/desk';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { TaskForm } from './TaskForm';
import type { OpenDesk } from './words';

test('asks for words only in the languages that have the file for them', () => {
  const desk: OpenDesk = {
    words: deskWords,
    languages: [...deskLanguages, { code: 'cs', name: 'Čeština', prefix: '' }],
    forms: { facts: {}, words: {} },
    values: { 'data/en/changes.yaml': {}, 'data/pl/changes.yaml': {}, 'data/cs/faq.yaml': {} },
    problems: [],
    thumbnails: [],
    put: () => true,
  };
  render(
    <InterfaceProvider words={layout.interface}>
      <TaskForm
        words={deskWords.tasks.session}
        fields={[{ name: 'reason', label: 'Reason', inLanguages: 'changes' }]}
        desk={desk}
        filled={{}}
        onFill={() => {}}
        onSubmit={async () => []}
      />
    </InterfaceProvider>,
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'reason.en',
    'reason.pl',
  ]);
});
