import { expect, type Page } from '@playwright/test';
import { facts, words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const { gallery } = words;
const { teams, tournaments } = gallery;
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const valuesOf = (tabs: readonly { value: string }[]) => tabs.map(({ value }) => value);

/** The groups of tabs: where, and their values in order; the first is the default. */
const groups = [
  {
    path: '/programs/',
    values: ['focus-areas', 'standards', 'coaching-pathway', 'global-coaching-certification'],
  },
  { path: '/gallery/', values: valuesOf([teams.kids, teams.adults]) },
  { path: '/gallery/', values: valuesOf(tournaments.tabs) },
  { path: '/schedule/', values: idsOf(facts.cities) },
  { path: '/schedule/', values: idsOf(facts.groups) },
  { path: '/design-system/', values: ['components', 'typography', 'colors'] },
];

/** The group of tabs with this one. */
async function tabsOf(page: Page, path: string, value = '') {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const list = page
    .getByRole('tablist')
    .filter({ has: page.locator(`[role=tab][id$="-trigger-${value}"]`) })
    .first();
  return { tabs: list.getByRole('tab'), selected: list.getByRole('tab', { selected: true }) };
}

for (const { path, values } of groups) {
  test.describe(`${path} ${values.join(', ')}`, () => {
    test('has its tabs with the first one chosen, and a click or a tap chooses another', async ({
      page,
      problems,
    }) => {
      const { tabs, selected } = await tabsOf(page, path, values[0]);
      await expect(tabs).toHaveCount(values.length);
      await expect(selected).toHaveAttribute('id', new RegExp(`-${values[0]}$`));
      for (const [index, value] of values.entries()) {
        await tabs.nth(index).click();
        await expect(selected).toHaveAttribute('id', new RegExp(`-${value}$`));
        const panel = page.locator(`[id="${await selected.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible();
        await expect(panel).toHaveAttribute('role', 'tabpanel');
      }
      expect(problems).toEqual([]);
    });

    test('by keyboard: the focus chooses, arrows wrap, Home, End, Tab goes to the panel', async ({
      page,
    }) => {
      const { tabs, selected } = await tabsOf(page, path, values[0]);
      const last = values.length - 1;
      await selected.focus();
      for (const [key, index] of [
        ['ArrowLeft', last],
        ['ArrowRight', 0],
        ['ArrowRight', 1 % values.length],
        ['End', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs.nth(index)).toBeFocused();
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('Tab');
      await expect(page.locator(`[id="${await selected.getAttribute('aria-controls')}"]`)).toBeFocused();
    });
  });
}
