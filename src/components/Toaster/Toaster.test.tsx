import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { Toaster } from './Toaster';
import { useToasts } from './useToasts';

function Page() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <InterfaceProvider words={layout.interface}>
      <button type="button" onClick={() => show({ title: 'Changes saved', text: 'One' })}>
        one
      </button>
      <button type="button" onClick={() => show({ title: 'Changes saved', text: 'Two' })}>
        two
      </button>
      <Toaster toasts={toasts} onDismiss={dismiss} />
    </InterfaceProvider>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toast = (text: string) => screen.queryByText(text)?.closest('[data-state]');

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});
afterEach(() => jest.useRealTimers());

test('a toast leaves by itself after six seconds', () => {
  press('one');
  pass(5999);
  expect(toast('One')).toBeTruthy();
  pass(1);
  expect(toast('One')).toBeFalsy();
});

test('a new toast takes the place of the one before, and has its own time', () => {
  press('one');
  pass(5000);
  press('two');
  expect(toast('One')).toBeFalsy();
  pass(5000);
  expect(toast('Two')).toBeTruthy();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
] as const)('%s holds it', (_, hold, leave) => {
  press('one');
  const held = toast('One');
  if (!held) throw new Error('There is no toast.');
  hold(held);
  pass(60_000);
  expect(toast('One')).toBeTruthy();
  leave(held);
  pass(6000);
  expect(toast('One')).toBeFalsy();
});

test('a dismissed toast is gone', () => {
  press('one');
  press(layout.interface.toasts.dismiss);
  expect(toast('One')).toBeFalsy();
});

test('it is announced without taking the focus', () => {
  const button = screen.getByRole('button', { name: 'one' });
  button.focus();
  press('one');
  expect(screen.getByRole('status')).toHaveTextContent('Changes saved');
  expect(button).toHaveFocus();
});

test('a dismissed toast stays in the list, closed, for 1,000,000 ms', () => {
  const { result } = renderHook(() => useToasts());
  act(() => result.current.show({ title: 'Changes saved', text: 'One' }));
  act(() => result.current.dismiss(result.current.toasts[0]?.id ?? 0));
  pass(999_999);
  expect(result.current.toasts).toMatchObject([{ text: 'One', open: false }]);
  pass(1);
  expect(result.current.toasts).toEqual([]);
});
