import type { Facts, Words } from '../files';
import { joinFaq } from '../nodes/faq';
import { pages } from '../pages';
import { aboutSections } from '../schemas/about';
import { contactSections } from '../schemas/contact';

type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Every page that content may lead to, with the anchors on it.
 *
 * @param root the words of the language at the root
 */
export function addressesOf(facts: Facts, words: Words, root = words): Addresses {
  const cities = facts.cities.flatMap((city) => [
    city.id,
    ...facts.groups.map((group) => `${city.id}-${group.id}`),
  ]);
  const made: Record<string, readonly string[]> = {
    '/faq': joinFaq(words, root).categories.flatMap(({ anchor, entries }, category) => [
      // Addresses may leave out the `&` of a category's name.
      anchor.replaceAll('-&', ''),
      ...entries.map((_, question) => `item-${category}-${question}`),
    ]),
    '/gallery': words.gallery.tournaments.tabs.map(({ value }) => value),
    '/privacy-policy': Object.values(words['privacy-policy'].languages).flatMap(({ sections }) =>
      sections.map(({ id }) => id),
    ),
    '/schedule': [
      ...cities,
      ...facts.sessions.map(({ id }) => `session-${id}`),
      ...facts.events.map(({ id }) => id),
    ],
  };
  const below = [
    ...Object.keys(facts.coaching.types).map((type) => `/coaching/${type}`),
    ...aboutSections.map((section) => `/about/${section}`),
    ...contactSections.map((section) => `/contact/${section}`),
  ];
  return new Map([
    ...Object.entries(pages).map(
      ([route, { anchors = [] }]) => [route, new Set([...anchors, ...(made[route] ?? [])])] as const,
    ),
    ...below.map((route) => [route, new Set<string>()] as const),
  ]);
}

/** What is wrong with a path of this site, if anything: no such page, or no such anchor on it. */
export function addressProblem(href: string, addresses: Addresses): string | undefined {
  const [path = '', anchor] = href.split('#');
  const route = path.length > 1 ? path.replace(/\/$/, '') : path;
  const anchors = addresses.get(route);
  if (!anchors) return `expected a page of this site, got "${href}"`;
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return `expected an anchor on ${route}, got "${href}"`;
}
