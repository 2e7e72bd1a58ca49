import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { deskLanguages, deskWith, deskWords } from '../../../tests/fixtures/desk/desk';
import { samplePreview } from '../../../tests/fixtures/desk/deskPreview';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { Desk } from './Desk';

// Each renders the whole desk, and checks all content.
jest.setTimeout(30_000);

const { status, tasks, mistakes } = deskWords;

// It measures itself and has a document of its own, which jsdom does not know.
jest.mock('./preview/DeskPreview', () => ({ DeskPreview: () => null }));
jest.mock('../../browser/useNow', () => ({ useNow: () => Date.parse('2025-09-01T10:00Z') }));
// jsdom has none.
Object.assign(window, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text), { timeout: 5000 });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inEach = (label: string, text: string) => {
  for (const { code, name } of deskLanguages) fill(`${label} (${name})`, text && `${text} ${code}`);
};
const submit = (name: string) => act(async () => fireEvent.click(button(name)));

/** The open form of a task. */
async function open(task: 'session' | 'event' | 'question'): Promise<void> {
  render(
    <InterfaceProvider words={layout.interface}>
      <Desk words={deskWords} languages={deskLanguages} preview={samplePreview} machine={deskWith()} />
    </InterfaceProvider>,
  );
  await says(status.right);
  fireEvent.click(button(tasks[task].title));
}

function fillQuestion(): void {
  fill(tasks.question.category, '0');
  inEach(tasks.question.question, 'Tea?');
  inEach(tasks.question.answer, 'Yes.');
}

test('a session that moves to no new time stays in its form, which says so at the first field', async () => {
  const { session } = tasks;
  await open('session');
  fill(session.session, 'krakow-juniors-2025-09-13');
  fill(session.what, 'move');
  inEach(session.reason, 'Storm.');
  await submit(session.submit);
  const starts = screen.getByLabelText(session.starts);
  await waitFor(() => expect(starts).toHaveAccessibleDescription(mistakes.kinds.move));
  expect(starts).toHaveFocus();
  expect(screen.getByLabelText(`${session.reason} (English)`)).toHaveValue('Storm. en');
  expect(screen.queryByText(tasks.done)).toBeNull();
  await says(status.unchanged);

  fill(session.starts, '2025-09-13T12:00');
  fill(session.ends, '2025-09-13T10:00');
  await submit(session.submit);
  const ends = screen.getByLabelText(session.ends);
  await waitFor(() => expect(ends).toHaveAccessibleDescription(mistakes.kinds.order));
  expect(ends).toHaveFocus();
});

test('blanks are no reason', async () => {
  const { session } = tasks;
  await open('session');
  fill(session.session, 'krakow-juniors-2025-09-13');
  inEach(session.reason, 'Storm.');
  fill(`${session.reason} (Polski)`, '  ');
  await submit(session.submit);
  const reason = screen.getByLabelText(`${session.reason} (Polski)`);
  await waitFor(() => expect(reason).toHaveAccessibleDescription(mistakes.kinds.empty));
  expect(reason).toHaveFocus();
});

test('an event is told at its fields what they take', async () => {
  const { event } = tasks;
  await open('event');
  fill(event.id, 'Prague Tour 2026!');
  fill(event.group, 'juniors');
  fill(event.starts, '2026-05-01');
  fill(event.ends, '2026-05-02');
  fill(event.country, 'Poland');
  fill(event.photo, 'events/prague-tri-series');
  for (const label of [event.name, event.time, event.location, event.description]) inEach(label, 'Prague');
  await submit(event.submit);
  const id = screen.getByLabelText(event.id);
  await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining(mistakes.kinds.id)));
  expect(id).toHaveFocus();
  expect(screen.getByLabelText(event.country)).toHaveAccessibleDescription(mistakes.kinds.country);
});

test('what is the same in two languages is taken, and not called ready', async () => {
  await open('question');
  fillQuestion();
  for (const { name } of deskLanguages) fill(`${tasks.question.question} (${name})`, 'Why?');
  await submit(tasks.question.submit);
  expect(await screen.findByText(tasks.unfinished)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: mistakes.title, hidden: true })).toHaveTextContent(
    mistakes.kinds.untranslated,
  );
});

test('a task is said to be in the draft for as long as it is, and until another is begun', async () => {
  await open('question');
  fillQuestion();
  await submit(tasks.question.submit);
  expect(await screen.findByText(tasks.done)).toBeInTheDocument();
  fireEvent.click(button(status.undo));
  expect(screen.queryByText(tasks.done)).toBeNull();

  fillQuestion();
  await submit(tasks.question.submit);
  expect(await screen.findByText(tasks.done)).toBeInTheDocument();
  fill(tasks.question.category, '0');
  expect(screen.queryByText(tasks.done)).toBeNull();
});

test('the second click of a double click finds nothing wrong with the emptied form', async () => {
  await open('question');
  fillQuestion();
  await submit(tasks.question.submit);
  expect(await screen.findByText(tasks.done)).toBeInTheDocument();
  fireEvent.click(button(tasks.question.submit), { detail: 2 });
  expect(screen.getByLabelText(tasks.question.category)).not.toHaveAttribute('aria-invalid');
});
