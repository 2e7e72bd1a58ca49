import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { adminWords } from '../../../tests/fixtures/admin';
import { layout } from '../../../tests/fixtures/layout';
import { adminInput, adminPaths } from '../../../tests/fixtures/paths/adminPaths';
import { Outcomes } from '../../../tests/fixtures/paths/outcomes';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { adminMachine } from '../../machines/admin/adminMachine';
import { AdminEditor } from './AdminEditor';

function renderEditor(Mode: typeof Fragment | typeof StrictMode = Fragment) {
  const outcomes = new Outcomes();
  const wentBack = jest.fn();
  const machine = adminMachine.provide({
    actors: {
      checkPassword: fromPromise(() => outcomes.wait<boolean>('checkPassword')),
      askBeforeLeaving: fromCallback(() => {}),
    },
    actions: { goBack: () => wentBack(), publish: () => {} },
  });
  const actor = createActor(machine, { input: adminInput }).start();
  const view = render(
    <Mode>
      <InterfaceProvider words={layout.interface}>
        <AdminEditor photos={[]} words={adminWords} input={adminInput} actor={actor} />
      </InterfaceProvider>
    </Mode>,
  );
  return { outcomes, wentBack, actor, ...view };
}

/** No visitor can make `askBeforeLeaving` fail, so paths with that event are left out. */
const byHand = adminPaths.filter(({ steps }) =>
  steps.every(({ event }) => !event.type.endsWith('askBeforeLeaving')),
);

describe.each([
  ['strict', StrictMode],
  ['plain', Fragment],
])('in %s mode', (_, Mode) => {
  test.each(byHand.map((path) => [path.name, path] as const))('%s', async (_name, { steps }) => {
    const { outcomes, wentBack } = renderEditor(Mode);
    let backs = 0;
    for (const { event, state } of steps) {
      if (event.type === 'admin.cancel') backs++;
      await act(async () => {
        if (!outcomes.perform(event)) perform(event);
      });
      expectView(state);
      expect(wentBack).toHaveBeenCalledTimes(backs);
    }
  });
});

function perform({ type, text }: EventObject & { text?: string }): void {
  const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
  if (type === 'admin.login') {
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a guess' } });
    fireEvent.submit(form('Log in'));
  } else if (type === 'admin.cancel') press('Cancel');
  else if (type === 'admin.edit') {
    fireEvent.change(heroTitle(), { target: { value: text } });
  } else if (type === 'admin.save') fireEvent.submit(form('Hero Section'));
  else if (type === 'admin.logout') press('Logout');
  else throw new Error(`No control sends ${type}.`);
}

function expectView(state: (typeof adminPaths)[number]['first']): void {
  if (!state.matches({ session: 'loggedIn' })) {
    const alert = screen.queryByRole('alert');
    if (state.matches({ session: { loggedOut: 'refused' } })) {
      expect(alert).toHaveTextContent('ErrorInvalid password. Please try again.');
      expect(screen.getByLabelText('Password')).toHaveFocus();
    } else if (state.matches({ session: { loggedOut: 'unsupported' } })) {
      expect(alert).toHaveTextContent('Web Crypto is missing');
    } else {
      expect(alert).toBeNull();
    }
    return;
  }
  const { drafts, saved, originals } = state.context;
  const title: string = drafts.hero?.title ?? saved.hero?.title ?? originals.hero.title;
  const field = heroTitle();
  expect(field).toHaveValue(title);
  expect(field.getAttribute('aria-invalid')).toBe(title === '' || title.length > 20 ? 'true' : null);
  expect(screen.queryByText('Not saved yet', { selector: 'p' }) !== null).toBe(
    state.matches({ drafts: 'some' }),
  );
  expect(screen.getByText('You are logged in as admin', { selector: 'strong' })).toBeInTheDocument();
}

/**
 * The hero's title. Scoped to its form, because all panels are in the document and the team has a title too.
 */
function heroTitle(): HTMLElement {
  const field = form('Hero Section').querySelector<HTMLElement>('[name="title"]');
  if (!field) throw new Error('There is no title to edit.');
  return field;
}

/** By attribute, because role queries are slow in a document of this size. */
function form(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`form[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no form "${name}".`);
  return found;
}

async function logIn() {
  const editor = renderEditor();
  perform({ type: 'admin.login' });
  await act(async () => editor.outcomes.settle('checkPassword', true));
  return editor;
}

test('saving shows the toast of the section, logging out its own', async () => {
  await logIn();
  perform({ type: 'admin.save' });
  expect(screen.getByRole('status')).toHaveTextContent('Changes savedHero section has been updated');
  perform({ type: 'admin.logout' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Logged out successfullyYou have been logged out of the admin panel',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('what cannot be saved says why at the field, which gets the focus', async () => {
  await logIn();
  perform({ type: 'admin.edit', text: '' });
  perform({ type: 'admin.save' });
  expect(heroTitle()).toHaveFocus();
  expect(heroTitle()).toHaveAccessibleDescription(expect.stringContaining(adminWords.problems.empty));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('has exactly the tabs and fields of behaviour.md 17.3', async () => {
  const { container } = await logIn();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Hero Section',
    'About Section',
    'Coaching Section',
    'Team Section',
  ]);
  const names = [...container.querySelectorAll('input, textarea')].map((field) => field.getAttribute('name'));
  expect(names).toEqual([
    ...['title', 'subtitle', 'ctaText'],
    ...['visionTitle', 'visionContent', 'missionTitle', 'missionContent'],
    ...['introTitle', 'introContent', 'philosophyTitle', 'philosophyContent'],
    ...['title', 'subtitle'],
  ]);
});

test('drafts are there when the admin comes back', async () => {
  const { actor, unmount } = await logIn();
  perform({ type: 'admin.edit', text: 'Half a thought' });
  unmount();
  render(
    <InterfaceProvider words={layout.interface}>
      <AdminEditor photos={[]} words={adminWords} input={adminInput} actor={actor} />
    </InterfaceProvider>,
  );
  expect(heroTitle()).toHaveValue('Half a thought');
});
