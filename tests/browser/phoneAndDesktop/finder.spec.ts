import { expect, type Page } from '@playwright/test';
import { afterMove } from '../../../content/calendar/clashes';
import { joinFinder } from '../../../content/nodes/finder';
import { before, after as later } from '../../support/calendar';
import { containing, facts, locales } from '../../support/content';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const languages = locales.map(({ code, prefix, words }) => ({
  code,
  prefix,
  said: joinFinder(facts, words),
}));

type Said = (typeof languages)[number]['said'];

/** What is the same in every language is read in the first one. */
const [root] = languages;
if (!root) throw new Error('expected a published language');

/** The first answers that lead to sessions, with the place of each in its question, counted from 0. */
const trained = facts.finder.flatMap(({ group, goals }, who) => {
  const goal = goals.findIndex(({ dates }) => dates === 'sessions');
  return group && goal >= 0
    ? facts.cities.map(({ id }, city) => ({ places: [who, city, goal] as const, group, city: id }))
    : [];
});
/** One of them for each city, and the first one alone. */
const eachCity = trained.slice(0, facts.cities.length);
const first = trained.slice(0, 1);

const line = (page: Page, { title }: Said) => page.locator('summary').filter({ hasText: containing(title) });
const finder = (page: Page) => page.locator('details', { has: page.getByRole('radio') });
const ticket = (page: Page) => page.locator('details article');
const chosen = (page: Page) => finder(page).getByRole('radio').and(page.locator(':checked'));

/** The answers at these places. */
function at({ people, cities }: Said, [who, city, goal]: readonly [number, number, number]) {
  const person = people[who];
  const found = { person, city: cities[city], goal: person?.goals[goal] };
  if (!found.person || !found.city || !found.goal) throw new Error('There is no such answer.');
  return { person: found.person, city: found.city, goal: found.goal };
}

/** Opens the finder and gives the answers by pointer, or with taps where there is touch. */
async function answer(page: Page, said: Said, places: readonly [number, number, number], touch = false) {
  const press = (place: ReturnType<Page['locator']>) => (touch ? place.tap() : place.click());
  await press(line(page, said));
  for (const [n, place] of places.entries()) {
    const question = Object.values(said.questions)[n]?.title ?? '';
    const group = finder(page).getByRole('group', { name: containing(question) });
    await press(group.getByRole('radio').nth(place));
    await expect(chosen(page)).toHaveCount(1);
    await press(finder(page).getByRole('button', { name: n < 2 ? said.next : said.show, exact: true }));
  }
}

for (const { code, prefix, said } of languages)
  for (const { route, places } of ['/', '/coaching/'].flatMap((path) =>
    first.map((to) => ({ route: path, ...to })),
  )) {
    test(`${code} ${route}: three answers lead to the programme, its group and a mail`, async ({
      page,
      hasTouch,
      problems,
    }) => {
      const { person, city, goal } = at(said, places);
      await page.goto(prefix + route);
      await answer(page, said, places, hasTouch);
      const result = ticket(page);
      await expect(result.getByRole('heading', { name: containing(goal.program.label) })).toBeFocused();
      await expect(result).toContainText(containing(person.group?.label ?? ''));
      await expect(result.getByRole('link', { name: said.result.program })).toHaveAttribute(
        'href',
        new RegExp(`${prefix}${goal.program.href}/?$`),
      );
      const href = await result
        .getByRole('link', { name: said.mail.label, exact: true })
        .getAttribute('href');
      const mail = new URL(String(href));
      expect(mail.pathname).toBe(facts.site.emails.coaching);
      expect(mail.searchParams.get('subject')).toMatch(containing(goal.program.label));
      const body = mail.searchParams.get('body') ?? '';
      for (const text of [person.label, city.label, goal.label]) expect(body).toMatch(containing(text));
      expect(body.replaceAll('\r\n', '\n')).toMatch(containing(said.mail.message));
      await expectNoAxeViolations(page);
      expect(problems).toEqual([]);
    });
  }

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

test('without scripts it is not there, and the programmes are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { prefix, said } of languages) {
    await page.goto(`${prefix}/coaching/`);
    await expect(line(page, said)).toBeHidden();
    for (const type of Object.keys(facts.coaching.types))
      await expect(page.getByRole('main').locator(`a[href^="${prefix}/coaching/${type}"]`)).toBeVisible();
  }
  await context.close();
});
