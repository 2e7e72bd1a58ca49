import { expect, type Page } from '@playwright/test';
import { hasConsented } from './support/page';
import { test } from './support/test';

test.beforeEach(({ page }) => hasConsented(page));

/** The groups of tabs: where, the name of one tab in each, its values in order; the first is the default. */
const groups = [
  {
    path: '/programs/',
    tab: 'Focus Areas',
    values: ['focus-areas', 'standards', 'coaching-pathway', 'global-coaching-certification'],
  },
  { path: '/gallery/', tab: 'Kids Teams', values: ['kids-teams', 'adults-teams'] },
  {
    path: '/gallery/',
    tab: 'Presidents Cup 2025',
    values: [
      'presidents-cup',
      'vistula-tournament',
      'germany-juniors',
      'batting-masterclass',
      'high-performance-camp',
    ],
  },
  { path: '/schedule/', tab: 'Krakow', values: ['krakow', 'warsaw'] },
  { path: '/schedule/', tab: 'Junior Sessions', values: ['juniors', 'seniors'] },
  { path: '/design-system/', tab: 'Components', values: ['components', 'typography', 'colors'] },
] as const;

async function tabsOf(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const list = page
    .getByRole('tablist')
    .filter({ has: page.getByRole('tab', { name, exact: true }) })
    .first();
  return { tabs: list.getByRole('tab'), selected: list.getByRole('tab', { selected: true }) };
}

for (const { path, tab, values } of groups) {
  test.describe(`${path} ${tab}`, () => {
    test('has its tabs with the first one chosen, and a click or a tap chooses another', async ({
      page,
      problems,
    }) => {
      const { tabs, selected } = await tabsOf(page, path, tab);
      await expect(tabs).toHaveCount(values.length);
      await expect(selected).toHaveText(tab);
      for (const [index, value] of values.entries()) {
        await tabs.nth(index).click();
        await expect(selected).toHaveAttribute('id', new RegExp(`${value}$`));
        const panel = page.locator(`[id="${await selected.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible();
        await expect(panel).toHaveAttribute('role', 'tabpanel');
      }
      expect(problems).toEqual([]);
    });

    test('by keyboard: the focus chooses, arrows wrap, Home, End, Tab goes to the panel', async ({
      page,
    }) => {
      const { tabs, selected } = await tabsOf(page, path, tab);
      const last = values.length - 1;
      await selected.focus();
      for (const [key, index] of [
        ['ArrowLeft', last],
        ['ArrowRight', 0],
        ['ArrowRight', 1],
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
