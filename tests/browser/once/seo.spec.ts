import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtRoutes, fileOf, publicRoutes } from '../../../scripts/shared/routes';
import { facts, localeOf, locales } from '../../support/content';

// Reads the built HTML as a search engine does: without running it.
const html = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The value of an attribute of all such tags that contain `marks`. */
function findAll(text: string, tag: string, marks: string, attribute: string): string[] {
  const tags = text.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  return tags
    .filter((candidate) => candidate.includes(marks))
    .map((found) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(found)?.[1] ?? '');
}

/** That of the first one. */
const find = (...what: Parameters<typeof findAll>): string | undefined => findAll(...what)[0];

/** A page in every language, with the one at the root for readers of any other: `en /faq/`. */
function alternatesOf(route: string): string[] {
  const rest = route.slice(localeOf(route).prefix.length);
  const languages = locales.map(({ code, prefix }) => `${code} ${facts.site.url}${prefix}${rest}`);
  return locales.length > 1 ? [...languages, `x-default ${facts.site.url}${rest}`].sort() : [];
}

/** The languages and addresses of the links that name a page in other languages. */
function linkedAlternates(text: string, tag: string): string[] {
  const codes = findAll(text, tag, 'rel="alternate"', '(?:hreflang|hrefLang)');
  const hrefs = findAll(text, tag, 'rel="alternate"', 'href');
  return codes.map((code, n) => `${code} ${hrefs[n]}`).sort();
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
    const { code } = localeOf(route);
    expect(text).toMatch(new RegExp(`<html[^>]*lang="${code}"`));
    const canonical = find(text, 'link', 'rel="canonical"', 'href') ?? '';
    expect(canonical).toBe(`${facts.site.url}${route}`);
    expect(find(text, 'meta', 'property="og:url"', 'content')).toBe(canonical);
    expect(linkedAlternates(text, 'link')).toEqual(alternatesOf(route));
    const territories = ['og:locale"', 'og:locale:alternate"'].map((property) =>
      findAll(text, 'meta', `property="${property}`, 'content').map((territory) => territory.slice(0, 2)),
    );
    expect(territories).toEqual([
      [code],
      locales.map((locale) => locale.code).filter((each) => each !== code),
    ]);
    expect(thingsOf(route)).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: canonical, inLanguage: code }),
    );
    expect(find(text, 'meta', 'name="description"', 'content')?.length).toBeGreaterThan(49);
    const picture = new URL(find(text, 'meta', 'property="og:image"', 'content') ?? '');
    expect(existsSync(`public${picture.pathname}`)).toBe(true);
    expect(find(text, 'meta', 'name="twitter:card"', 'content')).toBe('summary_large_image');
    expect(text).not.toContain('name="robots"');
  });
}

test('titles and descriptions are each page’s own', () => {
  const titles = publicRoutes().map(
    (route) => `${localeOf(route).code} ${/<title[^>]*>([^<]*)</.exec(html(route))?.[1]}`,
  );
  const descriptions = publicRoutes().map((route) =>
    find(html(route), 'meta', 'name="description"', 'content'),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('every page is there in every language', () => {
  const rests = publicRoutes().map((route) => route.slice(localeOf(route).prefix.length));
  expect(rests.sort()).toEqual([...new Set(rests)].flatMap((rest) => locales.map(() => rest)).sort());
});

test('pages for those who run the site are kept out', () => {
  const robots = readFileSync('public/robots.txt', 'utf8');
  const sitemap = readFileSync('public/sitemap.xml', 'utf8');
  for (const route of builtRoutes().filter((path) => !publicRoutes().includes(path))) {
    expect(find(html(route), 'meta', 'name="robots"', 'content')).toBe('noindex');
    expect(sitemap).not.toContain(`${route}</loc>`);
  }
  // A page that must not be read cannot say that it must not be listed.
  expect(robots).not.toMatch(/Disallow: *\//);
  expect(robots).toContain(`Sitemap: ${facts.site.url}/sitemap.xml`);
});

test('the sitemap has every public page, by its canonical address and in all languages', () => {
  const sitemap = readFileSync('public/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(
    publicRoutes()
      .map((route) => find(html(route), 'link', 'rel="canonical"', 'href'))
      .sort(),
  );
  for (const [, path = '', links = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>(.*)<\/url>/g))
    expect(linkedAlternates(links, 'xhtml:link')).toEqual(alternatesOf(path));
});

test('home and contact tell of the academy and all of its places', () => {
  for (const route of locales.flatMap(({ prefix }) => [`${prefix}/`, `${prefix}/contact/`])) {
    const academy = thingsOf(route).find((thing) => thing['@type'] === 'SportsOrganization');
    expect(academy?.name).toBe(facts.site.name);
    expect(academy?.location).toHaveLength(facts.venues.length);
  }
});

test('every page but home tells the way to it', () => {
  for (const route of publicRoutes()) {
    const { prefix } = localeOf(route);
    if (route === `${prefix}/`) continue;
    const crumbs = thingsOf(route).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = crumbs?.itemListElement;
    expect(Array.isArray(items) && items.length).toBe(route.slice(prefix.length).split('/').length - 1);
  }
});

test('events have dates with an offset, and a status', () => {
  const events = locales
    .flatMap(({ prefix }) => thingsOf(`${prefix}/schedule/`))
    .filter((thing) => thing['@type'] === 'SportsEvent');
  expect(events).toHaveLength(facts.events.length * locales.length);
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

for (const { code, prefix } of locales)
  test(`the manifest in ${code} and all icons are there`, () => {
    const manifest = JSON.parse(readFileSync(`public${prefix}/site.webmanifest`, 'utf8'));
    expect(find(html(`${prefix}/faq/`), 'link', 'rel="manifest"', 'href')).toBe(`${prefix}/site.webmanifest`);
    expect(manifest).toMatchObject({ lang: code, start_url: './', scope: './' });
    const files = manifest.icons.map(({ src }: { src: string }) => `${prefix}/${src}`);
    for (const file of [...files, '/favicon.svg', '/apple-touch-icon.png'])
      expect(existsSync(`public${file}`)).toBe(true);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  });
