import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { localisePath } from '../../content/languages/locales';
import { createDataPages, createLocalePages } from './pages';

/** The nodes of a type, one per language. */
const nodesIn = (languages: readonly string[]) => (type: string) =>
  languages.map((locale) =>
    type === 'LayoutContent'
      ? {
          locale,
          locales: languages.map((code) => ({
            code,
            prefix: localisePath('', code, languages),
            missing: code === 'cs' ? ['faq', 'contact'] : [],
          })),
        }
      : { locale, key: `a-${type}`, template: locale === 'en' ? 'tours' : 'coaching' },
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
    created: [{ ...page, context: { kept: true, locale: 'en', words: 'en', route: '/faq/' } }],
  });
});

it('recreates it once for every published language', () => {
  const { created } = create({ path: '/faq/', component: 'faq.tsx' }, 'en', 'pl');
  expect(created).toMatchObject([
    { path: '/faq/', context: { locale: 'en', words: 'en', route: '/faq/' } },
    { path: '/pl/faq/', context: { locale: 'pl', words: 'pl', route: '/pl/faq/' } },
  ]);
});

it('asks for the first language’s words where one of a page’s files is not translated, and says so', () => {
  const contextOf = (path: string) => create({ path, component: 'page.tsx' }, 'en', 'cs').created[1].context;
  expect(contextOf('/faq/')).toEqual({ locale: 'cs', words: 'cs-en', lang: 'en', route: '/cs/faq/' });
  expect(contextOf('/contact/')).toMatchObject({ words: 'cs-en', lang: 'en' });
  expect(contextOf('/gallery/')).toEqual({ locale: 'cs', words: 'cs', route: '/cs/gallery/' });
  expect(contextOf('/404.html')).toMatchObject({ words: 'cs' });
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
    { path: '/404.html', component, context: { locale: 'pl', words: 'pl', route: '/404.html' } },
    {
      path: '/en/404.html',
      matchPath: '/en/*',
      component,
      context: { locale: 'en', words: 'en', route: '/en/404.html' },
    },
  ]);
  expect(create({ path: '/404/', component }, 'pl', 'en').created).toHaveLength(1);
});

it('makes no second page of nodes in borrowed words', () => {
  const createPage = jest.fn();
  const store = { getState: () => ({ program: { directory: '/site' } }) };
  const all = nodesIn(['en', 'cs']);
  const getNodesByType = (type: string) => [
    ...all(type),
    ...(type === 'LayoutContent' ? [] : [{ locale: 'cs-en', key: `a-${type}` }]),
  ];
  const api = { actions: { createPage }, store, getNodesByType };
  createDataPages(Object.assign(Object.create(null) as CreatePagesArgs, api));
  const pages = createPage.mock.calls.flat().map(({ path, context: { words } }) => [path, words]);
  expect(pages).toEqual([
    ['/about/a-AboutSection/', 'en'],
    ['/cs/about/a-AboutSection/', 'cs'],
    ['/coaching/a-CoachingType/', 'en'],
    ['/cs/coaching/a-CoachingType/', 'cs-en'],
    ['/contact/a-ContactSection/', 'en'],
    ['/cs/contact/a-ContactSection/', 'cs-en'],
  ]);
});

it('makes the pages of data in each language below its own address', () => {
  const createPage = jest.fn();
  const store = { getState: () => ({ program: { directory: '/site' } }) };
  const api = { actions: { createPage }, store, getNodesByType: nodesIn(['en', 'pl']) };
  createDataPages(Object.assign(Object.create(null) as CreatePagesArgs, api));
  expect(createPage.mock.calls.flat()).toContainEqual({
    path: '/pl/coaching/a-CoachingType/',
    component: '/site/src/templates/coaching.tsx',
    context: { key: 'a-CoachingType', locale: 'pl', words: 'pl', route: '/pl/coaching/a-CoachingType/' },
  });
  expect(createPage.mock.calls.flat()).toContainEqual(
    expect.objectContaining({
      path: '/coaching/a-CoachingType/',
      component: '/site/src/templates/tours.tsx',
    }),
  );
});
