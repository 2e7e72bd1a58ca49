import type { Browser, Locator, Page } from '@playwright/test';
import { median } from '../shared/figures';
import { observed, openObserved } from './observe';

interface Control {
  title: string;
  route: string;
  /** The elements to tap, in order. */
  taps: (page: Page) => Locator[];
}

const byTurns = (times: number, ...locators: Locator[]) =>
  Array.from({ length: times }, () => locators).flat();

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The controls that visitors tap most. */
export const controls: Control[] = [
  {
    title: 'a tab',
    route: '/schedule/',
    taps: (page) =>
      byTurns(3, ...['Warsaw', 'Krakow'].map((name) => page.getByRole('tab', { name, exact: true }))),
  },
  {
    title: 'the menu, open and close',
    route: '/',
    taps: (page) => byTurns(3, button(page, 'Open menu'), button(page, 'Close menu')),
  },
  {
    title: 'a question',
    route: '/faq/',
    taps: (page) =>
      Array.from({ length: 6 }, (_, n) =>
        page.getByRole('main').locator('h3 > button[aria-controls]').nth(n),
      ),
  },
  {
    title: "the carousel's next",
    route: '/',
    taps: (page) => byTurns(6, button(page, 'Next slide').first()),
  },
];

/**
 * The longest wait for the next frame after each tap; ms. Event Timing does not report waits below 16 ms:
 * they count as 0.
 */
export async function measureTaps(browser: Browser, origin: string, control: Control): Promise<number[]> {
  const page = await openObserved(browser, origin + control.route, { processor: 4 });
  const waits: number[] = [];
  for (const locator of control.taps(page)) {
    await locator.scrollIntoViewIfNeeded();
    const before = (await observed(page)).inputs.length;
    await locator.tap();
    waits.push(Math.max(0, ...(await observed(page)).inputs.slice(before)));
  }
  await page.context().close();
  return waits;
}

/** `24 ms`, or `under 16 ms` if it was too short to be reported. */
export const wait = (time: number) => (time < 16 ? 'under 16 ms' : `${time} ms`);

/** A control's row in the table: median and longest wait. */
export function tapRow({ title, route }: Control, waits: readonly number[]): string[] {
  return [title, `\`${route}\``, wait(median(waits)), wait(Math.max(...waits))];
}
