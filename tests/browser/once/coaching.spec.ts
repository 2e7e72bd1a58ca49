import { expect } from '@playwright/test';
import { containing, facts, words } from '../../support/content';
import { test } from '../../support/test';

const shared = words.coaching;

for (const [type, { closing = shared.closing }] of Object.entries(shared.types)) {
  test(`/coaching/${type}/ ends with its own call, or with the one for all`, async ({ page }) => {
    await page.goto(`/coaching/${type}/`);
    const call = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await expect(call).toHaveText(closing.title);
    await expect(page.getByRole('main').getByText(closing.text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').last()).toHaveText(closing.link.label);
  });
}

test('the programs lead to the page of each', async ({ page }) => {
  await page.goto('/programs/');
  for (const type of Object.keys(facts.coaching.types))
    await expect(page.getByRole('main').locator(`a[href="/coaching/${type}/"]`)).not.toHaveCount(0);
});

const series = facts.events
  .filter(({ country, moved }) => (moved?.country ?? country) !== facts.site.country)
  .map((event) => ({ ...event, ...event.moved }))
  .sort((one, other) => one.starts.localeCompare(other.starts));

// Another academy may have no such programme, or play at home.
for (const { id: first } of shared.types.tours ? series.slice(0, 1) : [])
  test('the page of tours leads to each series abroad on the schedule, by keyboard, too', async ({
    page,
  }) => {
    await page.goto('/coaching/tours/');
    const links = page.getByRole('link', { name: containing(`${shared.journey.more}: `) });
    await expect(links).toHaveCount(series.length);
    for (const [n, { id }] of series.entries())
      await expect(links.nth(n)).toHaveAttribute('href', `/schedule/#${id}`);
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/schedule/#${first}$`));
    await expect(page.locator(`[id="${first}"]`)).toBeInViewport();
  });
