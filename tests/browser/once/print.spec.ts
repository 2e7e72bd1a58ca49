import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterMove } from '../../../content/calendar/clashes';
import { monthText, timesOf } from '../../../content/calendar/dates';
import { facts, locales } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { hasConsented } from '../../support/page';
import { readPaper } from '../../support/paperReader';
import { test } from '../../support/test';

// What comes out of the printer, in black on white or in colours. A sheet of A4 with margins of 14 mm is 182 mm wide.
const sheet = { width: Math.round((182 / 25.4) * 96), height: Math.round((269 / 25.4) * 96) };
const a4 = { format: 'A4', printBackground: true } as const;
const margin = { top: '14mm', right: '14mm', bottom: '14mm', left: '14mm' };

const [first, second = first] = facts.cities;
const sessionsIn = (city: string | undefined) => facts.sessions.filter((session) => session.city === city);

/** Four months with four sessions each, or less. */
function isSeason({ id: city }: { id: string }): boolean {
  return facts.groups.every(({ id }) => {
    const own = sessionsIn(city).filter(({ group }) => group === id);
    return own.length <= 16 && new Set(own.map((session) => afterMove(session).starts.slice(0, 7))).size <= 4;
  });
}

// Far from home: what is printed must not depend on where it is read.
test.use({ timezoneId: 'America/New_York' });

test.beforeEach(({ page }) => hasConsented(page));

/** Shows the page as it is printed on A4. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
}

/** How many sheets a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ ...a4, margin })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Grounds that are darker than half of the way to black and larger than an icon. */
const darkGrounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body :not(img)')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && Math.min(width, height) > 64;
      })
      .flatMap((element) => {
        const ground = getComputedStyle(element).backgroundColor;
        const [r = 0, g = 0, b = 0, opacity = 1] = ground.match(/[\d.]+/g)?.map(Number) ?? [];
        const dark = opacity > 0.5 && (r + g + b) / 3 < 128;
        return dark ? [`${element.tagName}.${element.className}: ${ground}`] : [];
      }),
  );

/** Pairs of texts that lie over each other on the page. */
const overprinted = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, figcaption')]
      .filter((element) => element.checkVisibility() && !element.querySelector('h3, h4, p, li, figcaption'))
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return right - left > 1 ? [{ text: element.textContent, left, right, top, bottom }] : [];
      });
    return texts.flatMap((one, n) =>
      texts
        .slice(n + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });

/** What a phone reads from a code on the page; nothing where it finds none. */
async function readCode(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .resize({ width: 300, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const { code, prefix, words } of locales) {
  test.describe(`in ${code}`, () => {
    const { calendar } = words.schedule;
    const titleOf = (city = '') =>
      calendar.paper.title.replace('{inCity}', words.cities[city]?.locative ?? '');
    const paper = (page: Page) => page.locator('[data-paper]:visible');

    async function open(page: Page, hash = ''): Promise<void> {
      await page.goto(`${prefix}/schedule/${hash}`);
      await expectRunning(page);
      await onPaper(page);
    }

    test('the schedule is a notice for the first city: all groups and months, and nothing else', async ({
      page,
    }) => {
      await open(page);
      await expect(paper(page)).toHaveCount(1);
      await expect(paper(page).getByRole('heading', { level: 2 })).toHaveText(titleOf(first?.id));
      for (const { id } of facts.groups)
        await expect(
          paper(page).getByRole('heading', { level: 3, name: words.groups[id]?.label }),
        ).toBeVisible();
      const own = sessionsIn(first?.id);
      await expect(paper(page).getByRole('listitem')).toHaveCount(own.length);
      for (const session of own) {
        const { starts, timesText } = timesOf(afterMove(session), facts.site.timeZone, code, calendar.hours);
        await expect(paper(page).getByText(timesText).first()).toBeVisible();
        const month = monthText(starts.slice(0, 7), code);
        await expect(paper(page).getByRole('heading', { level: 4, name: month }).first()).toBeVisible();
      }
      for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'tab', 'link', 'dialog'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      const others = await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest('[data-paper]') &&
              !element.querySelector('[data-paper]'),
          ).length,
      );
      expect(others).toBe(0);
      expect(await darkGrounds(page)).toEqual([]);
    });

    test('it is that of the chosen city', async ({ page }) => {
      await open(page, `#${second?.id}`);
      await expect(paper(page)).toHaveCount(1);
      await expect(paper(page).getByRole('heading', { level: 2 })).toHaveText(titleOf(second?.id));
      await expect(paper(page).getByRole('listitem')).toHaveCount(sessionsIn(second?.id).length);
    });

    test('a city with the dates of a season fits one sheet', async ({ page }) => {
      for (const { id } of facts.cities.filter(isSeason)) {
        await open(page, `#${id}`);
        expect(await sheets(page)).toBe(1);
        await page.emulateMedia({ media: 'screen' });
      }
    });

    test('the codes lead to the calendars of the groups, though they were never on the screen', async ({
      page,
    }) => {
      await open(page);
      for (const [n, { id }] of facts.groups.entries()) {
        const picture = paper(page).locator('img').nth(n);
        await expect
          .poll(() => readCode(picture))
          .toMatch(new RegExp(`^${facts.site.url}.*${prefix}/calendar/${first?.id}-${id}\\.ics$`));
      }
    });

    test('a button prints', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.goto(`${prefix}/schedule/`);
      await expectRunning(page);
      await page.getByRole('button', { name: calendar.paper.print, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');
    });

    test('home has no dark grounds on paper, and all of it is there', async ({ page }) => {
      await page.goto(`${prefix}/`);
      await expectRunning(page);
      const headings = page.getByRole('main').getByRole('heading');
      const screen = await headings.allInnerTexts();
      await onPaper(page);
      expect(await darkGrounds(page)).toEqual([]);
      const paper = await headings.allInnerTexts();
      expect(screen.filter((heading) => !paper.includes(heading))).toEqual([]);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });

    for (const path of ['/', '/gallery/'])
      test(`no text of ${path} is printed over another`, async ({ page }) => {
        await page.goto(prefix + path);
        await expectRunning(page);
        await onPaper(page);
        expect(await overprinted(page)).toEqual([]);
      });

    const programmes = Object.keys(facts.coaching.types).map((key) => `/coaching/${key}/`);
    for (const path of [
      '/',
      '/gallery/',
      '/cricket-career/',
      '/about/story/',
      '/faq/',
      '/privacy-policy/',
      ...programmes,
    ])
      test(`no sheet of ${path} ends with a heading or a kicker, and the last is not the footer's alone`, async ({
        page,
      }) => {
        await page.goto(prefix + path);
        await expectRunning(page);
        await page.evaluate(() => {
          for (const picture of document.images) picture.loading = 'eager';
        });
        await page.waitForLoadState('networkidle');
        const above = await page
          .getByRole('main')
          .evaluate((main) =>
            [...main.querySelectorAll('h2, h3:not(li h3), p:has(+ :is(h1, h2))')].map(
              ({ textContent }) => textContent,
            ),
          );
        const { pages } = await readPaper(page, await page.pdf({ ...a4, margin, tagged: true }));
        const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
        const ends = pages.map(({ texts }) => texts.findLast(({ text }) => plain(text)));
        // A list may end in words that are a heading elsewhere.
        const ended = ends.flatMap((end) => (end && !end.roles.includes('/LI') ? plain(end.text) : []));
        expect(ended.filter((end) => above.map((text) => plain(text ?? '')).includes(end))).toEqual([]);
        expect(pages.at(-1)?.texts.some(({ roles }) => /H[12]/.test(roles))).toBe(true);
      });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('there is a notice for each city, and no button', async ({ page }) => {
        await page.goto(`${prefix}/schedule/`);
        await expect(page.getByRole('button', { name: calendar.paper.print })).toHaveCount(0);
        await onPaper(page);
        await expect(paper(page).getByRole('heading', { level: 2 })).toHaveText(
          facts.cities.map(({ id }) => titleOf(id)),
        );
      });
    });
  });
}
