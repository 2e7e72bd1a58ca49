import { expect, type Locator, type Page } from '@playwright/test';
import { slidesPerView } from '../../src/behaviour';

/** How many slides a window of this width shows (specification, section 9). */
export const perView = (width: number) => slidesPerView.findLast(({ from }) => width >= from)?.slides ?? 1;

/** Opens a page, scrolls to its first carousel in view and waits until the engine runs. */
export async function openCarousel(page: Page, route: string): Promise<Locator> {
  await page.goto(route);
  const carousel = page.locator('[aria-roledescription="carousel"]').filter({ visible: true }).first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'engine');
  return carousel;
}

/** A carousel's parts. */
export const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');
export const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Next slide' });
export const previous = (carousel: Locator) => carousel.getByRole('button', { name: 'Previous slide' });

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
      const shown = [...element.querySelectorAll('[aria-roledescription="slide"]:not([inert]) figure')];
      const edges = shown.map((figure) => figure.getBoundingClientRect());
      return [
        Math.min(...edges.map(({ left }) => left)) - box.left,
        box.right - Math.max(...edges.map(({ right }) => right)),
      ];
    });
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
  }).toPass({ timeout: 5000 });
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
