import { act, fireEvent, render, screen } from '@testing-library/react';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { LazyPart } from './LazyPart';
import { retryDelay } from './useLazyPart';

const Loaded = () => <p>The part is here.</p>;

const part = (load: () => Promise<typeof Loaded>) => (
  <InterfaceProvider words={layout.interface}>
    <LazyPart load={load} before={<p>Before.</p>}>
      {(Part) => <Part />}
    </LazyPart>
  </InterfaceProvider>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Fails so many times, then loads. */
function failing(times: number) {
  const load = jest.fn(async () => Loaded);
  for (let n = 0; n < times; n++) load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  return load;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads when the browser is idle', async () => {
  const load = failing(0);
  render(part(load));
  expect(load).not.toHaveBeenCalled();
  await pass(200);
  expect(screen.getByText('The part is here.')).toBeInTheDocument();
  expect(screen.queryByText('Before.')).toBeNull();
});

test('waits for the page itself to be loaded', async () => {
  const load = failing(0);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(part(load));
  await pass(10_000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await pass(200);
  expect(load).toHaveBeenCalledTimes(1);
});

test('asks three times again, after 1, 2 and 4 seconds, and says nothing meanwhile', async () => {
  const load = failing(3);
  render(part(load));
  await pass(200);
  for (const [seconds, calls] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await pass(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(calls - 1);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  expect(screen.getByText('The part is here.')).toBeInTheDocument();
});

test('the delay doubles, up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('then says so, keeps what was there, and loads when asked to', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = failing(4);
  render(part(load));
  await pass(200 + 7000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Before.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(layout.interface.loading.failed);
  await pass(120_000);
  expect(load).toHaveBeenCalledTimes(4);
  fireEvent.click(screen.getByRole('button', { name: layout.interface.loading.retry }));
  await pass(0);
  expect(screen.getByText('The part is here.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is silent once its place is gone', async () => {
  const load = failing(9);
  const { unmount } = render(part(load));
  await pass(200);
  unmount();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
