import { act, renderHook } from '@testing-library/react';
import { clipboardPatience, mailtoLimit } from '../../behaviour';
import { outside } from '../../browser/outside';
import { useMail } from './useMail';

const words = { restCopied: '[Paste the rest.]', restKept: '[Copy the rest from the form.]' };
const letterOf = (message: string) => ({ to: 'a@b.example', subject: 'Hello', body: message });
const long = letterOf('Dziękuję bardzo. '.repeat(200));

let opened: string[] = [];
const bodyOf = (href: string) => decodeURIComponent(/&body=(.*)$/.exec(href)?.[1] ?? '');

beforeEach(() => {
  opened = [];
  jest.spyOn(outside, 'open').mockImplementation((href) => void opened.push(href));
});

/** A mock clipboard; jsdom has none. */
function clipboard(writeText: (text: string) => Promise<void>) {
  const write = jest.fn(writeText);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  return write;
}

async function send(letter: typeof long) {
  const { result } = renderHook(() => useMail(words));
  await act(() => result.current.open(letter));
  return result;
}

test('a mail that fits opens as it is, and leaves the clipboard alone', async () => {
  const write = clipboard(async () => {});
  const result = await send(letterOf('Hello'));
  expect(result.current.sent?.outcome).toBe('opened');
  expect(bodyOf(opened[0] ?? '')).toBe('Hello');
  expect(write).not.toHaveBeenCalled();
});

test('one that does not opens with its beginning, and all of it is on the clipboard', async () => {
  const write = clipboard(async () => {});
  const result = await send(long);
  expect(result.current.sent).toEqual({ letter: long, outcome: 'copied' });
  expect(write).toHaveBeenCalledWith(long.body);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.length).toBeLessThanOrEqual(mailtoLimit);
  expect(bodyOf(opened[0] ?? '')).toMatch(/^Dziękuję bardzo\..*\[Paste the rest\.\]$/s);
});

test.each([
  ['forbidden', () => clipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError')))],
  ['missing', () => Reflect.deleteProperty(navigator, 'clipboard')],
])('where the clipboard is %s, the rest is in the form', async (_, prepare) => {
  prepare();
  const result = await send(long);
  expect(result.current.sent).toEqual({ letter: long, outcome: 'kept' });
  expect(bodyOf(opened[0] ?? '')).toMatch(/\[Copy the rest from the form\.\]$/);
});

test('a clipboard that does not answer is not waited for', async () => {
  jest.useFakeTimers();
  clipboard(() => new Promise(() => {}));
  const { result } = renderHook(() => useMail(words));
  act(() => void result.current.open(long));
  expect(opened).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(clipboardPatience));
  jest.useRealTimers();
  expect(opened).toHaveLength(1);
  expect(result.current.sent?.outcome).toBe('kept');
});

test('the clipboard has not all of it any more once something else is written', async () => {
  clipboard(async () => {});
  const result = await send(long);
  act(() => result.current.update(letterOf('Something else')));
  expect(result.current.sent).toEqual({ letter: letterOf('Something else'), outcome: 'kept' });
});
