import { expect } from '@playwright/test';
import { fill } from '../../../content/texts/fill';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { linkTo } from '../../support/ways';

const { interface: controls, navigation } = words;

test.beforeEach(({ page }) => hasConsented(page));

for (const { label, href, items = [], desktopItems } of navigation.items.filter(({ items }) => items?.length))
  test(`the dropdown of ${href} opens on hover after a moment, by its button at once, and lists what it should`, async ({
    page,
  }) => {
    await page.goto('/faq/');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', {
      name: fill(controls.menu.submenu, { name: label }),
      exact: true,
    });
    const dropdown = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await linkTo(page.getByRole('banner'), `${href}/`).hover();
    await expect(dropdown).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(dropdown).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdown.getByRole('link')).toHaveText(
      items.slice(0, desktopItems).map((item) => item.label),
    );
    await page.keyboard.press('Escape');
    await expect(dropdown).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dropdown).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(dropdown).toBeHidden();
  });
