import { act, fireEvent, render, screen } from '@testing-library/react';
import { drafted, type Edit } from '../../../content/desk/edits';
import { forms } from '../../../content/desk/forms';
import { valuesOf } from '../../../content/desk/review';
import { DraftForm } from '../../../tests/fixtures/desk/DraftForm';
import { deskWords } from '../../../tests/fixtures/desk/desk';
import { deskContent } from '../../../tests/fixtures/desk/deskContent';
import { DeskEntries } from './DeskEntries';
import { DeskFiles } from './DeskFiles';
import { entriesTasksOf } from './tasks/entriesTasks';
import { labelOf, type OpenDesk } from './words';

// jsdom has none.
Object.assign(window, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

const { files, tasks } = deskWords;

/** A form with the sample content, and the edits that it makes. */
function renderForm(part: (desk: OpenDesk) => JSX.Element, first: readonly Edit[] = []): Edit[] {
  const made: Edit[] = [];
  const values = drafted(valuesOf(deskContent), [{ id: 'first', edits: first }]);
  render(
    <DraftForm values={values} forms={forms()} onPut={(edits) => made.push(...edits)}>
      {part}
    </DraftForm>,
  );
  return made;
}

const renderFile = (file: string, first?: readonly Edit[]) =>
  renderForm((desk) => <DeskFiles desk={desk} open={file} onOpen={() => {}} />, first);

function renderPlayers() {
  return renderForm((desk) => {
    const task = entriesTasksOf(desk).find(({ name }) => name === 'players');
    return task ? <DeskEntries desk={desk} task={task} /> : <p />;
  });
}

const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const opened = async (label: string) => {
  const summary = screen.getByText(label, { selector: 'summary' });
  // As a browser does; jsdom tells nobody.
  await act(async () => {
    if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
    fireEvent(summary.parentElement ?? summary, new Event('toggle'));
  });
};
function add(label: string, name: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: name } });
  act(() => field.closest('form')?.requestSubmit());
}
const places = (edits: readonly Edit[]) => edits.map(({ file, path }) => [file, ...path].join(' '));

test('the id of an entry is made from a name and stays; what has none is asked for again', () => {
  const made = renderPlayers();
  add(files.key, '???');
  expect(made).toEqual([]);
  expect(screen.getByLabelText(files.key)).toHaveAccessibleDescription(
    expect.stringContaining(files.keyWrong),
  );
  add(files.key, 'Kasia Nowak');
  expect(screen.getByLabelText(tasks.players.choose)).toHaveValue('kasia-nowak');
  expect(places(made)).toEqual([
    'data/players.yaml',
    'data/en/players.yaml kasia-nowak',
    'data/pl/players.yaml kasia-nowak',
  ]);
  expect(screen.getByLabelText(labelOf(deskWords, 'id'))).toHaveAttribute('readonly');
  expect(screen.getByLabelText(labelOf(deskWords, 'portrait'))).toHaveFocus();
});

test('an entry is removed with its words, and with what is said of its having been cancelled', async () => {
  const [event] = [...String(deskContent.texts['data/events.yaml']).matchAll(/id: (\S+)/g)].map(
    ([, id]) => id,
  );
  const [path, after] = [['events', event ?? ''], { reason: 'Storm.' }];
  const made = renderFile('facts/events', [{ kind: 'set', file: 'data/en/changes.yaml', path, after }]);
  const [summary] = document.querySelectorAll('summary');
  await opened(summary?.textContent ?? '');
  const [remove] = screen.getAllByLabelText(new RegExp(`^${files.remove}`));
  if (remove) fireEvent.click(remove);
  expect(places(made)).toEqual([
    `data/events.yaml ${event}`,
    `data/en/events.yaml ${event}`,
    `data/pl/events.yaml ${event}`,
    `data/en/changes.yaml events ${event}`,
  ]);
});

test('an entry that is moved stays open, with the focus on its button; one that is added has the focus', async () => {
  renderFile('facts/groups');
  const [first = '', second = ''] = [...document.querySelectorAll('summary')].map(
    (one) => one.textContent ?? '',
  );
  await opened(first);
  const down = screen.getByLabelText(`${files.down}: ${first}`);
  down.focus();
  press(`${files.down}: ${first}`);
  const order = [...document.querySelectorAll('ol:first-of-type > li > details')];
  expect(order.map((one) => one.hasAttribute('open'))).toEqual([false, true]);
  // It is the last one now.
  expect(screen.getByLabelText(`${files.up}: ${first}`)).toHaveFocus();
  add(`${files.key}: ${labelOf(deskWords, 'groups')}`, 'Women');
  const added = screen.getByText('women', { selector: 'summary' });
  expect(added).toHaveFocus();
  expect(added.parentElement).toHaveAttribute('open');
  expect(screen.getByText(second, { selector: 'summary' }).parentElement).not.toHaveAttribute('open');
});

test('sessions are named as in the task', () => {
  renderFile('facts/sessions');
  expect(document.querySelector('summary')).toHaveTextContent(/2025, \d\d:\d\d, /);
});
