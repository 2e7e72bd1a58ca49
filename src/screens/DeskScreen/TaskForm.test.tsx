import { act, fireEvent, render, screen } from '@testing-library/react';
import { deskLanguages, deskWords } from '../../../tests/fixtures/desk/desk';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { TaskForm } from './TaskForm';
import type { OpenDesk } from './words';

test('says what is wrong at a place that has no field here, and focuses it', async () => {
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
      <TaskForm
        words={deskWords.tasks.session}
        fields={[{ name: 'reason', label: 'Reason' }]}
        desk={desk}
        filled={{ reason: 'Storm.' }}
        onFill={() => {}}
        onSubmit={async () => [{ field: 'group', where: 'Sessions › one', what: 'Not here.' }]}
      />
    </InterfaceProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('alert')).toHaveTextContent('Sessions › one: Not here.');
  expect(screen.getByRole('alert')).toHaveFocus();
});

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
