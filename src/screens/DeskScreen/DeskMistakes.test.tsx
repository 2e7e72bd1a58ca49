import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { valueAt } from '../../../content/desk/edits';
import { deskLanguages, deskWith, deskWords, openedWith } from '../../../tests/fixtures/desk/desk';
import { samplePreview } from '../../../tests/fixtures/desk/deskPreview';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { Desk } from './Desk';

const { mistakes } = deskWords;

// Each renders the whole desk, and checks all content.
jest.setTimeout(30_000);

// It measures itself and has a document of its own, which jsdom does not know.
jest.mock('./preview/DeskPreview', () => ({ DeskPreview: () => null }));
// jsdom has none.
Object.assign(window, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });

/** The list of mistakes of a desk whose draft sets a value. */
async function mistakesWith(file: string, path: (string | number)[], after: unknown) {
  const { values } = await openedWith();
  const before = valueAt(values[file], path);
  const changes = [{ id: 'wrong', edits: [{ kind: 'set', file, path, before, after } as const] }];
  render(
    <InterfaceProvider words={layout.interface}>
      <Desk
        words={deskWords}
        languages={deskLanguages}
        preview={samplePreview}
        machine={deskWith({ open: () => openedWith(changes) })}
      />
    </InterfaceProvider>,
  );
  return within(await screen.findByLabelText(mistakes.title, {}, { timeout: 20_000 }));
}

const show = async (list: Awaited<ReturnType<typeof mistakesWith>>) => {
  const [first] = list.getAllByText(mistakes.open, { selector: 'button' });
  await act(async () => first && fireEvent.click(first));
};

test('a mistake is told by the labels of the forms, with what to write; the message of a build is below', async () => {
  const file = 'data/sessions.yaml';
  const list = await mistakesWith(file, ['krakow-juniors-2025-09-13', 'starts'], '1 maja 2026');
  expect(
    list.getByText(`Sessions › krakow-juniors-2025-09-13 › Begins: ${mistakes.kinds.minute}`),
  ).toBeInTheDocument();
  const original = list.getByText(/^data\/sessions\.yaml › \[\d+\]\.starts: expected an ISO date and time/);
  expect(original.closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a mistake of a group of fields is shown at the group', async () => {
  const path = ['krakow-juniors-2025-09-13', 'moved'];
  await show(await mistakesWith('data/sessions.yaml', path, {}));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(mistakes.kinds.move));
  expect(document.activeElement?.closest('summary')).toHaveTextContent('Has moved');
});

test('a mistake of a field is shown there, within all groups that it is in', async () => {
  const path = ['krakow-juniors-2025-09-13', 'venue'];
  await show(await mistakesWith('data/sessions.yaml', path, 'Nowhere!'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(mistakes.kinds.id));
  await show(within(screen.getByLabelText(mistakes.title)));
  expect(document.activeElement).toHaveAccessibleDescription(mistakes.kinds.id);
});
