import { expect, type Page } from '@playwright/test';
import { joinFinder } from '../../content/nodes/finder';
import { containing, facts, locales } from './content';

/** The languages, and what the finder says in each. */
export const languages = locales.map(({ code, prefix, words }) => ({
  code,
  prefix,
  said: joinFinder(facts, words),
}));

type Said = (typeof languages)[number]['said'];

/** The first answers that lead to sessions, with the place of each in its question, counted from 0. */
const trained = facts.finder.flatMap(({ group, goals }, who) => {
  const goal = goals.findIndex(({ dates }) => dates === 'sessions');
  return group && goal >= 0
    ? facts.cities.map(({ id }, city) => ({ places: [who, city, goal] as const, group, city: id }))
    : [];
});
/** One of them for each city. */
export const eachCity = trained.slice(0, facts.cities.length);
/** The first one alone. */
export const first = trained.slice(0, 1);

/** The line that opens it. */
export const line = (page: Page, { title }: Said) =>
  page.locator('summary').filter({ hasText: containing(title) });
/** The open finder, as long as it asks. */
export const finder = (page: Page) => page.locator('details', { has: page.getByRole('radio') });
/** Its answer. */
export const ticket = (page: Page) => page.locator('details article');
/** The answer that is chosen in its question. */
export const chosen = (page: Page) => finder(page).getByRole('radio').and(page.locator(':checked'));

/** The answers at these places. */
export function at({ people, cities }: Said, [who, city, goal]: readonly [number, number, number]) {
  const person = people[who];
  const found = { person, city: cities[city], goal: person?.goals[goal] };
  if (!found.person || !found.city || !found.goal) throw new Error('There is no such answer.');
  return { person: found.person, city: found.city, goal: found.goal };
}

/** Opens the finder and gives the answers by pointer, or with taps where there is touch. */
export async function answer(
  page: Page,
  said: Said,
  places: readonly [number, number, number],
  touch = false,
) {
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
