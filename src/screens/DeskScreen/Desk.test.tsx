import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  deskLanguages,
  deskWith,
  deskWords,
  kickerDraft,
  openedWith,
} from '../../../tests/fixtures/desk/desk';
import { samplePreview } from '../../../tests/fixtures/desk/deskPreview';
import { layout } from '../../../tests/fixtures/layout';
import { Outcomes } from '../../../tests/fixtures/paths/outcomes';
import { InterfaceProvider } from '../../content/InterfaceContext';
import type { Kept, Opened } from '../../machines/desk/deskTypes';
import type { Outcome } from '../../machines/desk/publication';
import { Desk } from './Desk';

const { status, tasks, files, publish, elsewhere } = deskWords;

// It measures itself and has a document of its own, which jsdom does not know.
jest.mock('./preview/DeskPreview', () => ({ DeskPreview: () => null }));
// jsdom has none.
Object.assign(window, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

/** The desk with a draft of one change. What it publishes, and what it loads a second time, waits for the test. */
async function renderDesk(keep = async (): Promise<Kept> => ({ stamp: 'a' })) {
  const outcomes = new Outcomes();
  const opened = await openedWith(kickerDraft('FAQ', 'Questions'));
  const plan = () => outcomes.wait<Awaited<ReturnType<typeof opened.model.plan>>>('plan');
  const opens = [async () => ({ ...opened, model: { ...opened.model, plan } })];
  const machine = deskWith({
    open: () => opens.pop()?.() ?? outcomes.wait<Opened>('open'),
    keep,
    publish: () => outcomes.wait<Outcome>('publish'),
  });
  render(
    <InterfaceProvider words={layout.interface}>
      <Desk words={deskWords} languages={deskLanguages} preview={samplePreview} machine={machine} />
    </InterfaceProvider>,
  );
  await says(status.right);
  return { outcomes, opened };
}

const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text), { timeout: 5000 });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const undo = () => screen.getByText(status.undo, { selector: 'button' });

function form(title: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`form[aria-label="${title}"]`);
  if (!found) throw new Error(`There is no form "${title}".`);
  return found;
}

const question = () => screen.getByLabelText(`${tasks.question.question} (English)`);

function fillQuestion(): void {
  press(tasks.question.title);
  fill(tasks.question.category, '0');
  for (const { name } of deskLanguages) {
    fill(`${tasks.question.question} (${name})`, name === 'English' ? 'Tea?' : 'Herbata?');
    fill(`${tasks.question.answer} (${name})`, `Yes: ${name}.`);
  }
}

test('while the draft is published, a task is neither taken nor lost, and the desk says why', async () => {
  const { outcomes } = await renderDesk();
  fillQuestion();
  press(publish.patch.submit);
  await says(publish.publishing);
  expect(question()).toBeDisabled();
  expect(question().closest('fieldset')).toHaveAccessibleDescription(publish.publishing);
  expect(screen.getByLabelText(`${deskWords.changes.drop} 1`)).toBeDisabled();
  await act(async () => fireEvent.submit(form(tasks.question.title)));
  expect(screen.queryByText(tasks.done)).toBeNull();
  expect(question()).toHaveValue('Tea?');

  await act(async () => outcomes.settle('publish', 'published'));
  expect(question()).toBeEnabled();
  await act(async () => fireEvent.submit(form(tasks.question.title)));
  expect(screen.getByText(tasks.done)).toBeInTheDocument();
  expect(question()).toHaveValue('');
});

test('a task whose dates were still being planned when the publication began is not lost', async () => {
  const { outcomes } = await renderDesk();
  press(tasks.dates.title);
  fill(tasks.dates.from, '2040-10-01');
  await act(async () => fireEvent.submit(form(tasks.dates.title)));
  press(publish.patch.submit);
  await says(publish.publishing);
  const edit = { kind: 'set', file: 'data/en/faq.yaml', path: ['head', 'title'], before: 'a', after: 'b' };
  await act(async () => outcomes.settle('plan', { edits: [edit], problems: [] }));
  expect(screen.queryByText(tasks.done)).toBeNull();
  expect(screen.getByLabelText(tasks.dates.from)).toHaveValue('2040-10-01');
});

test('while the draft of another tab is loaded, what is typed stays', async () => {
  const { outcomes, opened } = await renderDesk(async () => undefined);
  press(deskWords.changes.drop);
  await screen.findByText(elsewhere.title);
  fillQuestion();
  press(elsewhere.load);
  await says(deskWords.loading);
  expect(question().closest('fieldset')).toHaveAccessibleDescription(deskWords.loading);
  await act(async () => outcomes.settle('open', opened));
  await says(status.right);
  expect(question()).toBeEnabled();
  expect(question()).toHaveValue('Tea?');
});

test('what was typed into a task is there when it is opened again', async () => {
  await renderDesk();
  fillQuestion();
  press(tasks.all);
  expect(screen.getByText(tasks.question.title, { selector: 'button' })).toHaveFocus();
  press(tasks.question.title);
  expect(screen.getByText(tasks.question.title, { selector: 'h2' })).toHaveFocus();
  expect(question()).toHaveValue('Tea?');
});

test('what is told of an event is there to be corrected; only what is emptied is removed', async () => {
  await renderDesk();
  const { event, result, report, title } = tasks.result;
  const english = (label: string) => screen.getByLabelText(`${label} (English)`);
  const tell = () => act(async () => fireEvent.submit(form(title)));
  press(title);
  const [, first, second] = within(screen.getByLabelText(event)).getAllByRole<HTMLOptionElement>('option', {
    hidden: true,
  });
  const choose = (option?: HTMLOptionElement) => fill(event, option?.value ?? '');
  choose(first);
  for (const { name } of deskLanguages) {
    fill(`${result} (${name})`, name === 'English' ? 'Lost.' : 'Porażka.');
    fill(`${report} (${name})`, name === 'English' ? 'A close final.' : 'Finał.');
  }
  await tell();

  choose(first);
  expect(english(report)).toHaveValue('A close final.');
  fill(`${result} (English)`, 'Won.');
  await tell();
  choose(first);
  expect(english(result)).toHaveValue('Won.');
  expect(screen.getByLabelText(`${result} (Polski)`)).toHaveValue('Porażka.');
  expect(english(report)).toHaveValue('A close final.');

  fill(`${report} (English)`, '');
  choose(second);
  expect(english(result)).toHaveValue('');
  choose(first);
  expect(english(report)).toHaveValue('A close final.');
  fill(`${report} (English)`, '');
  await tell();
  // A report in one language alone is a mistake: the other text stays to be emptied, too.
  expect(english(report)).toHaveFocus();
  expect(english(report)).toHaveAccessibleDescription(deskWords.mistakes.kinds.empty);
  fill(`${report} (Polski)`, '');
  await tell();
  choose(first);
  expect(english(report)).toHaveValue('');
  expect(english(result)).toHaveValue('Won.');
});

test('what changes nothing is not among what can be undone', async () => {
  await renderDesk();
  const add = (label: string, id: string) => {
    fill(label, id);
    const field = screen.getByLabelText(label);
    act(() => field.closest('form')?.requestSubmit());
  };
  press(tasks.players.title);
  const player = screen.getByLabelText(tasks.players.choose);
  const [, known] = within(player).getAllByRole<HTMLOptionElement>('option', { hidden: true });
  add(files.key, known?.value ?? '');
  expect(player).toHaveValue(known?.value);
  expect(undo()).toHaveAttribute('aria-disabled', 'true');

  fill(files.choose, 'words/groups');
  add(`${files.key}: ${deskWords.labels.find(({ key }) => key === 'groups')?.label}`, 'juniors');
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
});
