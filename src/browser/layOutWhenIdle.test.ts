import { layOutWhenIdle } from './layOutWhenIdle';
import { layOutWhole } from './layOutWhole';
import { whenIdle } from './whenIdle';

jest.mock('./whenIdle', () => ({ whenIdle: jest.fn() }));

const { dataset } = document.documentElement;
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id);

/** Calls what waits for the browser to be idle. */
function idle() {
  const [callback] = jest.mocked(whenIdle).mock.lastCall ?? [];
  jest.mocked(whenIdle).mockClear();
  callback?.();
}

beforeEach(() => {
  delete dataset.layout;
  document.body.innerHTML =
    '<main><p id="1"></p><p id="2"></p><p id="3"></p><p id="4"></p></main><footer id="footer"></footer>';
});

it('lays out one part after the other, whenever the browser is idle', () => {
  layOutWhenIdle();
  expect(laidOut()).toEqual([]);
  idle();
  expect(laidOut()).toEqual(['3']);
  idle();
  idle();
  expect(laidOut()).toEqual(['3', '4', 'footer']);
  expect(dataset.layout).toBeUndefined();
  idle();
  expect(dataset.layout).toBe('whole');
  expect(whenIdle).not.toHaveBeenCalled();
});

it('lays out everything at once when somebody goes to a place in the page', () => {
  layOutWhenIdle();
  idle();
  layOutWhole();
  expect(dataset.layout).toBe('whole');
  idle();
  expect(laidOut()).toEqual(['3']);
});

it('has nothing to do on a page that was laid out whole from the beginning', () => {
  dataset.layout = 'whole';
  layOutWhenIdle();
  idle();
  expect(laidOut()).toEqual([]);
});
