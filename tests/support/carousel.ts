import { expect, type Locator, type Page } from '@playwright/test';
import { slidesPerView } from '../../src/behaviour';
import { words } from './content';

const { carousel: controls, lightbox } = words.interface;

/** How many slides a window of this width shows (behaviour.md 6.1). */
export const perView = (width: number) => slidesPerView.findLast(({ from }) => width >= from)?.slides ?? 1;

/** The lightbox, for `getByRole('dialog', enlarged)`. */
export const enlarged = { name: lightbox.label, exact: true };

/** Opens a page, scrolls to its first carousel in view and waits until the engine runs. */
export async function openCarousel(page: Page, route: string): Promise<Locator> {
  await page.goto(route);
  return usable(page.locator('section[aria-roledescription]').filter({ visible: true }).first());
}

/** Scrolls to a carousel and waits until the engine runs. */
export async function usable(carousel: Locator): Promise<Locator> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'engine');
  return carousel;
}

/** A carousel's parts. */
export const slides = (carousel: Locator) => carousel.locator('fieldset[aria-roledescription]');
export const next = (carousel: Locator) => carousel.getByRole('button', { name: controls.next, exact: true });
const previous = (carousel: Locator) =>
  carousel.getByRole('button', { name: controls.previous, exact: true });

/** The numbers of the slides that can be reached, counted from 0. */
export function inView(carousel: Locator): Promise<number[]> {
  return slides(carousel).evaluateAll((all) =>
    all.flatMap((slide, n) => (slide.hasAttribute('inert') ? [] : [n])),
  );
}

/** At rest the first picture in view begins where the carousel does, and the last one ends there. */
export async function expectNoGap(carousel: Locator): Promise<void> {
  await expect(async () => {
    const gaps = await carousel.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const shown = [...element.querySelectorAll('fieldset[aria-roledescription]:not([inert]) figure')];
      const edges = shown.map((figure) => figure.getBoundingClientRect());
      return [
        Math.min(...edges.map(({ left }) => left)) - box.left,
        box.right - Math.max(...edges.map(({ right }) => right)),
      ];
    });
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
  }).toPass({ timeout: 5000 });
}

/** Goes round to the right and to the left, past every slide; no buttons where all slides are in view. */
export async function expectRound(carousel: Locator, width: number): Promise<void> {
  const count = await slides(carousel).count();
  const places = Math.max(1, count - perView(width) + 1);
  expect(await inView(carousel)).toHaveLength(Math.min(count, perView(width)));
  if (count >= perView(width)) await expectNoGap(carousel);
  for (const button of places > 1 ? [next(carousel), previous(carousel)] : []) {
    const seen = new Set<number>();
    const start = await inView(carousel);
    for (let move = 0; move < places; move++) {
      for (const slide of await inView(carousel)) seen.add(slide);
      await button.click();
      await expect(button).toBeFocused();
      await expectNoGap(carousel);
    }
    expect(seen.size).toBe(count);
    expect(await inView(carousel)).toEqual(start);
    await expect(slides(carousel)).toHaveCount(count);
  }
  await expect(next(carousel)).toBeVisible({ visible: places > 1 });
}

/** Swipes sideways with one finger, from the middle of an element. Repeated if Chromium drops the touch because the page is busy. */
export async function swipe(page: Page, element: Locator, x: number): Promise<void> {
  await expect(async () => {
    const touch = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const note = ({ type, isTrusted }: Event) => isTrusted && seen.push(type);
      for (const type of ['touchstart', 'pointerup', 'touchend', 'touchcancel'])
        window.addEventListener(type, note, { capture: true, once: true });
      return seen;
    });
    await moveFinger(page, element, { x, y: 0 });
    const felt = () => touch.evaluate((seen) => seen);
    // A touch that the page has felt begin is never repeated before its end: it may be on its way. Where the swipe replaces what was
    // touched, its `pointerup` is the last event that comes by.
    if ((await felt()).length > 0)
      await expect.poll(felt).toContainEqual(expect.stringMatching(/up$|end$|cancel$/));
    expect(await felt()).toContainEqual(expect.stringMatching(/up$|end$/));
  }).toPass();
}

/** Moves a finger over the screen, from the middle of an element. */
export async function moveFinger(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const finger = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touches = Array.from({ length: 9 }, (_, step) => ({
    type: step === 0 ? ('touchStart' as const) : ('touchMove' as const),
    touchPoints: [{ x: middle.x + (by.x * step) / 8, y: middle.y + (by.y * step) / 8 }],
  }));
  // All at once: a finger that rests for half a second asks for the context menu.
  await Promise.all(
    [...touches, { type: 'touchEnd' as const, touchPoints: [] }].map((touch) =>
      finger.send('Input.dispatchTouchEvent', touch),
    ),
  );
  await finger.detach();
}

/** Drags by a share of the carousel's width, with the mouse. */
export async function drag(page: Page, carousel: Locator, share: number): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not shown.');
  const from = { x: box.x + box.width / 2, y: box.y + 60 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + box.width * share, from.y, { steps: 8 });
  await page.mouse.up();
}
