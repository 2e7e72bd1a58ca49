import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtRoutes, fileOf, publicRoutes } from '../../scripts/routes';
import { facts } from '../support/content';

// Reads the built HTML as a search engine does: without running it.
const html = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The value of an attribute of the first such tag that contains `marks`. */
function find(text: string, tag: string, marks: string, attribute: string): string | undefined {
  const tags = text.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  const found = tags.find((candidate) => candidate.includes(marks));
  return found && new RegExp(`\\b${attribute}="([^"]*)"`).exec(found)?.[1];
}

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

function thingsOf(route: string): Thing[] {
  const scripts = html(route).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => JSON.parse(json)['@graph']);
}

for (const route of publicRoutes()) {
  test(`${route} says what it is`, () => {
    const text = html(route);
    expect(text).toMatch(/<html[^>]*lang="en"/);
    const canonical = find(text, 'link', 'rel="canonical"', 'href') ?? '';
    expect(canonical).toBe(`${facts.site.url}${route}`);
    expect(find(text, 'meta', 'property="og:url"', 'content')).toBe(canonical);
    expect(find(text, 'meta', 'name="description"', 'content')?.length).toBeGreaterThan(49);
    const picture = new URL(find(text, 'meta', 'property="og:image"', 'content') ?? '');
    expect(existsSync(`public${picture.pathname}`)).toBe(true);
    expect(find(text, 'meta', 'name="twitter:card"', 'content')).toBe('summary_large_image');
    expect(text).not.toContain('name="robots"');
  });
}

test('titles and descriptions are each page’s own', () => {
  const titles = publicRoutes().map((route) => /<title[^>]*>([^<]*)</.exec(html(route))?.[1]);
  const descriptions = publicRoutes().map((route) =>
    find(html(route), 'meta', 'name="description"', 'content'),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('pages for those who run the site are kept out', () => {
  const robots = readFileSync('public/robots.txt', 'utf8');
  const sitemap = readFileSync('public/sitemap.xml', 'utf8');
  for (const route of builtRoutes().filter((path) => !publicRoutes().includes(path))) {
    expect(find(html(route), 'meta', 'name="robots"', 'content')).toBe('noindex');
    expect(robots).toContain(`Disallow: ${route}`);
    expect(sitemap).not.toContain(`${route}</loc>`);
  }
  expect(robots).toContain(`Sitemap: ${facts.site.url}/sitemap.xml`);
});

test('the sitemap has every public page, by its canonical address', () => {
  const sitemap = readFileSync('public/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(
    publicRoutes()
      .map((route) => find(html(route), 'link', 'rel="canonical"', 'href'))
      .sort(),
  );
});

test('home and contact tell of the academy and all of its places', () => {
  for (const route of ['/', '/contact/']) {
    const academy = thingsOf(route).find((thing) => thing['@type'] === 'SportsOrganization');
    expect(academy?.name).toBe(facts.site.name);
    expect(academy?.location).toHaveLength(facts.venues.length);
  }
});

test('every page but home tells the way to it', () => {
  for (const route of publicRoutes().filter((path) => path !== '/')) {
    const crumbs = thingsOf(route).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = crumbs?.itemListElement;
    expect(Array.isArray(items) && items.length).toBe(route.split('/').length - 1);
  }
});

test('events have dates with an offset, and a status', () => {
  const events = thingsOf('/schedule/').filter((thing) => thing['@type'] === 'SportsEvent');
  expect(events).toHaveLength(facts.events.length);
  for (const { startDate, endDate, eventStatus } of events) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\dT00:00:00([+-]\d\d:\d\d|Z)$/);
    expect(endDate).toMatch(/^\d{4}-\d\d-\d\dT23:59:59([+-]\d\d:\d\d|Z)$/);
    expect(eventStatus).toBe('https://schema.org/EventScheduled');
  }
});

test('coaching types are courses', () => {
  for (const type of Object.keys(facts.coaching.types)) {
    const course = thingsOf(`/coaching/${type}/`).find((thing) => thing['@type'] === 'Course');
    expect(course).toMatchObject({ provider: { '@type': 'SportsOrganization' } });
  }
});

test('the manifest and all icons are there', () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  const files = manifest.icons.map(({ src }: { src: string }) => src);
  for (const file of [...files, 'favicon.svg', 'apple-touch-icon.png'])
    expect(existsSync(`public/${file}`)).toBe(true);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
