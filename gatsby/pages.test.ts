import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { localisePath } from '../content/locales';
import { createDataPages, createLocalePages } from './pages';

/** The nodes of a type, one per language. */
const nodesIn = (languages: readonly string[]) => (type: string) =>
  languages.map((locale) =>
    type === 'LayoutContent'
      ? { locale, locales: languages.map((code) => ({ code, prefix: localisePath('', code, languages) })) }
      : { locale, key: `a-${type}` },
  );

/** The parts of Gatsby's API that the page functions use. */
function create(page: { path: string; component: string; context?: object }, ...languages: string[]) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  const getNodesByType = nodesIn(languages);
  createLocalePages(Object.assign(Object.create(null) as CreatePageArgs, { page, actions, getNodesByType }));
  return { deleted: actions.deletePage.mock.calls, created: actions.createPage.mock.calls.flat() };
}

it('recreates a page with the language that its query asks for', () => {
  const page = { path: '/faq/', component: 'faq.tsx', context: { kept: true } };
  expect(create(page, 'en')).toEqual({
    deleted: [[page]],
    created: [{ ...page, context: { kept: true, locale: 'en', route: '/faq/' } }],
  });
});

it('recreates it once for every published language', () => {
  const { created } = create({ path: '/faq/', component: 'faq.tsx' }, 'en', 'pl');
  expect(created).toMatchObject([
    { path: '/faq/', context: { locale: 'en', route: '/faq/' } },
    { path: '/pl/faq/', context: { locale: 'pl', route: '/pl/faq/' } },
  ]);
});

it('leaves a page that has a language', () => {
  expect(create({ path: '/faq/', component: 'faq.tsx', context: { locale: 'en' } }, 'en')).toEqual({
    deleted: [],
    created: [],
  });
});

it('makes a 404.html for each language, which answers for every unknown address below its own', () => {
  const component = '404.tsx';
  expect(create({ path: '/404.html', component }, 'pl', 'en').created).toEqual([
    { path: '/404.html', component, context: { locale: 'pl', route: '/404.html' } },
    {
      path: '/en/404.html',
      matchPath: '/en/*',
      component,
      context: { locale: 'en', route: '/en/404.html' },
    },
  ]);
  expect(create({ path: '/404/', component }, 'pl', 'en').created).toHaveLength(1);
});

it('makes the pages of data in each language below its own address', () => {
  const createPage = jest.fn();
  const store = { getState: () => ({ program: { directory: '/site' } }) };
  const api = { actions: { createPage }, store, getNodesByType: nodesIn(['en', 'pl']) };
  createDataPages(Object.assign(Object.create(null) as CreatePagesArgs, api));
  expect(createPage.mock.calls.flat()).toContainEqual({
    path: '/pl/coaching/a-CoachingType/',
    component: '/site/src/templates/coaching.tsx',
    context: { key: 'a-CoachingType', locale: 'pl', route: '/pl/coaching/a-CoachingType/' },
  });
  expect(createPage.mock.calls.flat()).toContainEqual(
    expect.objectContaining({ path: '/coaching/a-CoachingType/' }),
  );
});
