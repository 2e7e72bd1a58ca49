/**
 * Selects the Node build of react-dom/server: the browser build needs TextEncoder, which jsdom lacks.
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { layout } from '../../../tests/fixtures/layout';
import { holiday, rain } from '../../../tests/fixtures/notices';
import { hideNotices } from '../../browser/storage/closedNotices';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { Notices } from './Notices';

const page = (
  <InterfaceProvider words={layout.interface}>
    <Notices notices={[rain, holiday]} path="/schedule/" version={1} />
  </InterfaceProvider>
);

/** What a browser has of the page's HTML once the script below the notices has run. */
function receive(now: string): HTMLElement {
  jest.setSystemTime(Date.parse(now));
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.replaceChildren(place);
  const script = place.querySelector('script');
  if (script?.textContent !== hideNotices) throw new Error('The script is not in the HTML as it is written.');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // Scripts in `innerHTML` do not run; a new one with the same text does.
  new Function(script.textContent)();
  return place;
}

const visible = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-notice]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.notice);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['before both', '2025-08-29T12:00:00+02:00', []],
  ['between their beginnings', '2025-08-31T12:00:00+02:00', ['holiday']],
  ['while both hold', '2025-09-02T19:59:00+02:00', ['rain', 'holiday']],
  ['in the minute in which one ends', '2025-09-02T20:00:00+02:00', ['holiday']],
])('before anything is painted, %s, the HTML shows what holds', (_, now, expected) => {
  expect(visible(receive(now))).toEqual(expected);
});

test('what was closed earlier in this visit is hidden, too', () => {
  sessionStorage.setItem('closed-notices', 'holiday other');
  expect(visible(receive('2025-09-01T12:00:00+02:00'))).toEqual(['rain']);
});

test('where storage is blocked, what holds is shown', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  expect(visible(receive('2025-09-01T12:00:00+02:00'))).toEqual(['rain', 'holiday']);
});

test('hydration changes nothing that is seen, and leaves only what holds', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const place = receive('2025-08-31T12:00:00+02:00');
  const root = await act(async () => hydrateRoot(place, page));
  expect(visible(place)).toEqual(['holiday']);
  expect(place.textContent).not.toContain(rain.title);
  expect(logged).not.toHaveBeenCalled();
  act(() => root.unmount());
});
