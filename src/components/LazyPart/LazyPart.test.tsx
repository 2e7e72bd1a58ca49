import { act, fireEvent, render, screen } from '@testing-library/react';
import { layout } from '../../../tests/fixtures/layout';
import { deployedAnew, reload, reloadedAlready } from '../../browser/loading/deployment';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { LazyPart } from './LazyPart';
import { retryDelay } from './useLazyPart';

jest.mock('../../browser/loading/deployment');

const Loaded = () => <p>The part is here.</p>;

const part = (load: () => Promise<typeof Loaded>, eager = false) => (
  <InterfaceProvider words={layout.interface}>
    <LazyPart load={load} eager={eager} fallback={<p>Before.</p>}>
      {(Part) => <Part />}
    </LazyPart>
  </InterfaceProvider>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A `load` that fails this many times, then succeeds. */
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

describe('when a new deployment has taken the part away', () => {
  beforeEach(() => jest.mocked(deployedAnew).mockResolvedValue(true));

  test('a part that somebody waits for comes with a new page, at once', async () => {
    render(part(failing(9), true));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a part that nobody waits for does not take the page away', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(part(failing(4)));
    await pass(200 + 7000);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: layout.interface.loading.retry }));
    await pass(0);
    expect(screen.getByText('The part is here.')).toBeInTheDocument();
  });

  test('a page that was loaded anew is not again, unless the visitor asks for it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(reloadedAlready).mockReturnValue(true);
    render(part(failing(9), true));
    await pass(7000);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: layout.interface.loading.retry }));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
