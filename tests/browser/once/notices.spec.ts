import { expect, type Page } from '@playwright/test';
import { joinNotices } from '../../../content/nodes/notices';
import { containing, facts, locales } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

// What holds when the tests run, if anything does: `npm run check:fork` puts some up.
const now = Date.now();
const languages = locales.map(({ code, prefix, words }) => ({
  code,
  prefix,
  label: words.interface.notices.label,
  closing: words.interface.notices.close,
  notices: joinNotices(facts, words, code, now).filter(({ starts }) => Date.parse(starts) <= now),
}));

const onPage = (page: Page) => page.locator('[data-notice]');
const isOn = (route: string) => (notice: { pages: { href: string }[] }) =>
  notice.pages.length === 0 || notice.pages.some(({ href }) => href === route);

for (const { code, prefix, label, notices } of languages)
  for (const route of ['/', '/schedule/', '/gallery/', '/contact/locations/'])
    test(`${code} ${route}: exactly what holds now is said above the page`, async ({ page, problems }) => {
      await hasConsented(page);
      await page.goto(prefix + route);
      await expectRunning(page);
      const here = notices.filter(isOn(route));
      await expect(page.getByRole('region', { name: label, exact: true })).toHaveCount(
        here.length > 0 ? 1 : 0,
      );
      await expect(onPage(page)).toHaveCount(here.length);
      for (const { key, title, text, place, daysText } of here)
        for (const said of [title, text, place ?? '', daysText])
          await expect(page.locator(`[data-notice="${key}"]`)).toContainText(containing(said));
      await expectNoAxeViolations(page);
      expect(problems).toEqual([]);
    });

for (const { code, prefix, closing, notices } of languages.slice(0, 1))
  for (const { key, title } of notices.filter(({ pages }) => pages.length === 0).slice(0, 1))
    test(`${code}: what was closed stays closed in this visit, with consent after a reload, too`, async ({
      page,
    }) => {
      await hasConsented(page);
      await page.goto(`${prefix}/`);
      await expectRunning(page);
      const notice = page.locator(`[data-notice="${key}"]`);
      await page.getByRole('button', { name: closing.replace('{name}', title), exact: true }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('contentinfo').locator('a[href$="/faq/"], a[href$="/faq"]').first().click();
      await expect(page).toHaveURL(/\/faq\/?$/);
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expectRunning(page);
      await expect(notice).toHaveCount(0);
    });

for (const { prefix, notices } of languages.slice(0, 1))
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('notices are there with their dates', async ({ page }) => {
      await page.goto(`${prefix}/schedule/`);
      for (const { key, daysText } of notices.filter(isOn('/schedule/')))
        await expect(page.locator(`[data-notice="${key}"]`)).toContainText(containing(daysText));
      await expect(onPage(page).getByRole('button')).toHaveCount(0);
    });
  });
