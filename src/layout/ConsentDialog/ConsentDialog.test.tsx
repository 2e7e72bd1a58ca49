import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { type EventObject, fromPromise } from 'xstate';
import { layout } from '../../../tests/fixtures/layout';
import { consentInput, consentPaths } from '../../../tests/fixtures/paths/consentPaths';
import '../../../tests/jest/observers';
import { Outcomes } from '../../../tests/fixtures/paths/outcomes';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { consentMachine } from '../../machines/consent/consentMachine';
import { ConsentDialog } from './ConsentDialog';

describe.each([
  ['strict', StrictMode],
  ['plain', Fragment],
])('in %s mode', (_, Mode) => {
  test.each(consentPaths.map((path) => [path.name, path] as const))('%s', async (_name, { steps }) => {
    const outcomes = new Outcomes();
    const machine = consentMachine.provide({
      actors: {
        readConsent: fromPromise(() => outcomes.wait<boolean>('readConsent')),
        storeConsent: fromPromise(() => outcomes.wait<void>('storeConsent')),
        withdrawConsent: fromPromise(() => outcomes.wait<void>('withdrawConsent')),
      },
    });
    let reopened = 0;
    const view = () => (
      <Mode>
        <InterfaceProvider words={layout.interface}>
          <ConsentDialog words={layout.consent} {...consentInput} reopened={reopened} machine={machine} />
        </InterfaceProvider>
      </Mode>
    );
    const { rerender } = render(view());
    expect(screen.queryByRole('dialog')).toBeNull();

    for (const { event, state } of steps) {
      await act(async () => {
        if (event.type === 'consent.reopen') {
          reopened += 1;
          rerender(view());
        } else if (!outcomes.perform(event)) {
          perform(event);
        }
      });
      expectView(state.value, state.context);
    }
  });
});

/** Does in the dialog what makes it send this event. */
function perform({ type, language, checked }: EventObject & { language?: string; checked?: boolean }): void {
  const button = (name: RegExp) => fireEvent.click(buttonCalled(name));
  if (type === 'consent.check') {
    if (checkbox().checked !== checked) fireEvent.click(checkbox());
  } else if (type === 'consent.language') button(new RegExp(`^${language}$`, 'i'));
  else if (type === 'consent.accept') button(/^(Accept|Akceptuję)$/);
  else if (type === 'consent.decline') button(/^(Decline|Odrzucam)$/);
  else if (type === 'consent.close') button(/^(Close|Zamknij)$/);
  else if (type === 'consent.readPolicy') fireEvent.click(found(document.querySelector('a[href]'), 'link'));
  else throw new Error(`Nothing in the dialog sends ${type}.`);
}

// What is pressed is found by selectors, which are quicker than roles; what is expected goes by roles.
const checkbox = () => found(document.querySelector<HTMLInputElement>('input[type=checkbox]'), 'checkbox');

const buttonCalled = (name: RegExp) =>
  found(
    [...document.querySelectorAll('button')].find((button) =>
      name.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
    ),
    `button ${name}`,
  );

function found<T>(element: T | null | undefined, what: string): T {
  if (!element) throw new Error(`There is no ${what} in the dialog.`);
  return element;
}

function expectView(
  value: unknown,
  { checked, language }: { checked: boolean; language: 'en' | 'pl' },
): void {
  const dialog = screen.queryByRole('dialog');
  if (value !== 'asking') {
    expect(dialog).toBeNull();
    return;
  }
  const text = layout.consent.languages[language];
  expect(dialog).toHaveAccessibleName(text.title);
  expect(dialog).toHaveAttribute('lang', language);
  expect(dialog).not.toHaveAttribute('aria-modal');
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: text.accept });
  expect(accept.disabled).toBe(!checked);
  expect(accept).toHaveAccessibleDescription(text.acceptHint);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(checked);
}

test('its controls have the roles that they look like', async () => {
  const machine = consentMachine.provide({ actors: { readConsent: fromPromise(async () => false) } });
  render(
    <InterfaceProvider words={layout.interface}>
      <ConsentDialog words={layout.consent} {...consentInput} machine={machine} />
    </InterfaceProvider>,
  );
  await screen.findByRole('dialog');
  for (const name of [/^en$/i, /^pl$/i, /^Accept$/, /^Decline$/, /^Close$/])
    expect(screen.getByRole('button', { name })).toBe(buttonCalled(name));
  expect(screen.getByRole('checkbox')).toBe(checkbox());
  expect(screen.getByRole('link')).toBe(document.querySelector('a[href]'));
});

test('Escape closes from inside and from nowhere, but not from another control', async () => {
  const machine = consentMachine.provide({ actors: { readConsent: fromPromise(async () => false) } });
  render(
    <InterfaceProvider words={layout.interface}>
      <button type="button">Another</button>
      <ConsentDialog words={layout.consent} {...consentInput} machine={machine} />
    </InterfaceProvider>,
  );
  await screen.findByRole('dialog');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Another' }), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('gives the focus back to who opened it again', async () => {
  const machine = consentMachine.provide({
    actors: { readConsent: fromPromise(async () => true), withdrawConsent: fromPromise(async () => {}) },
  });
  const view = (reopened: number) => (
    <InterfaceProvider words={layout.interface}>
      <button type="button">Cookie settings</button>
      <ConsentDialog words={layout.consent} {...consentInput} reopened={reopened} machine={machine} />
    </InterfaceProvider>
  );
  const { rerender } = render(view(0));
  const opener = screen.getByRole('button');
  opener.focus();
  rerender(view(1));
  expect(await screen.findByRole('dialog')).toHaveFocus();

  // Asked for once more while it is there.
  opener.focus();
  rerender(view(2));
  expect(screen.getByRole('dialog')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(opener).toHaveFocus();
});
