import type { CreatePageArgs } from 'gatsby';
import { Project } from '../tests/fixtures/project';
import { createLocalePages } from './pages';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** Gatsby's part, of which the pages need three functions. */
function create(page: { path: string; component: string; context?: object }) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  const store = { getState: () => ({ program: { directory: project.root } }) };
  createLocalePages(Object.assign(Object.create(null) as CreatePageArgs, { page, actions, store }));
  return { deleted: actions.deletePage.mock.calls, created: actions.createPage.mock.calls.flat() };
}

it('recreates a page with the language that its query asks for', () => {
  const page = { path: '/faq/', component: 'faq.tsx', context: { kept: true } };
  expect(create(page)).toEqual({
    deleted: [[page]],
    created: [{ ...page, context: { kept: true, locale: 'en', route: '/faq/' } }],
  });
});

it('recreates it once for every language of data/', () => {
  project.write('data/pl/faq.yaml', project.read('data/en/faq.yaml'));
  const { created } = create({ path: '/faq/', component: 'faq.tsx' });
  expect(created).toMatchObject([
    { path: '/faq/', context: { locale: 'en', route: '/faq/' } },
    { path: '/pl/faq/', context: { locale: 'pl', route: '/pl/faq/' } },
  ]);
});

it('leaves a page that has a language', () => {
  expect(create({ path: '/faq/', component: 'faq.tsx', context: { locale: 'en' } })).toEqual({
    deleted: [],
    created: [],
  });
});

it('makes one 404.html, which is the host’s', () => {
  project.write('data/pl/faq.yaml', project.read('data/en/faq.yaml'));
  expect(create({ path: '/404.html', component: '404.tsx' }).created).toHaveLength(1);
  expect(create({ path: '/404/', component: '404.tsx' }).created).toHaveLength(2);
});
