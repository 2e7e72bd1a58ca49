import { expect } from '@playwright/test';
import { afterMove } from '../../../content/calendar/clashes';
import { before, after as later } from '../../support/calendar';
import { containing, facts } from '../../support/content';
import { answer, at, chosen, eachCity, finder, first, languages, line, ticket } from '../../support/finder';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

/** What is the same in every language is read in the first one. */
const [root] = languages;
if (!root) throw new Error('expected a published language');

for (const { code, prefix, said, places } of languages.flatMap((language) =>
  first.map((to) => ({ ...language, ...to })),
))
  test(`${code}: by keyboard alone, there and back`, async ({ page }) => {
    const { goal } = at(said, places);
    await page.goto(`${prefix}/coaching/`);
    await line(page, said).focus();
    await page.keyboard.press('Enter');
    await expect(finder(page).getByRole('radio')).toHaveCount(said.people.length);
    await page.keyboard.press('Tab');
    for (const place of places) {
      await expect(finder(page).getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
      await expect(finder(page).getByRole('radio').nth(place)).toBeChecked();
      await page.keyboard.press('Enter');
    }
    await expect(ticket(page).getByRole('heading', { name: containing(goal.program.label) })).toBeFocused();
    await page.locator('details').getByRole('button', { name: said.back, exact: true }).press('Enter');
    await expect(chosen(page)).toBeFocused();
    await finder(page).getByRole('button', { name: said.show, exact: true }).press('Enter');
    await page.locator('details').getByRole('button', { name: said.again, exact: true }).press('Enter');
    await expect(finder(page).getByRole('radio').first()).toBeFocused();
    await expect(chosen(page)).toHaveCount(0);
  });

for (const { places, group, city } of eachCity)
  test(`when to come to ${group} in ${city}: the next session, and the rhythm when all is over`, async ({
    page,
  }) => {
    const dates = facts.sessions
      .filter((session) => session.city === city && session.group === group && !session.cancelled)
      .map((session) => afterMove(session).starts)
      .sort();
    await page.clock.setFixedTime(before);
    await page.goto(`${root.prefix}/coaching/`);
    await answer(page, root.said, places);
    await expect(ticket(page).getByText(root.said.result.next, { exact: true })).toHaveCount(
      Math.min(1, dates.length),
    );
    if (dates[0])
      await expect(ticket(page).locator('time')).toHaveAttribute('datetime', new RegExp(`^${dates[0]}`));
    await page.clock.setFixedTime(later);
    await page.goto(`${root.prefix}/coaching/`);
    await answer(page, root.said, places);
    await expect(ticket(page).getByText(containing(at(root.said, places).city.rhythm))).toBeVisible();
    await ticket(page).getByRole('link', { name: root.said.result.dates, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/schedule/?#${city}-${group}$`));
  });

test('it opens before the scripts have come, and what it asks comes with them', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto(`${root.prefix}/coaching/`, { waitUntil: 'commit' });
  await line(page, root.said).click();
  await expect(
    page.locator('details[open] > summary').filter({ hasText: containing(root.said.title) }),
  ).toBeVisible();
  release();
  await expect(finder(page).getByRole('radio')).toHaveCount(root.said.people.length);
});
