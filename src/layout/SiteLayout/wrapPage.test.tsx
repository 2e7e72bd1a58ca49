import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { layout, unexpected } from '../../../tests/fixtures/layout';
import '../../../tests/jest/media';
import '../../../tests/jest/observers';
import { reload } from '../../browser/loading/deployment';
import { useInterface } from '../../content/InterfaceContext';
import { wrapPage } from './wrapPage';

jest.mock('../../browser/loading/deployment');

const polish = { ...unexpected, title: 'Nieoczekiwany błąd!', home: { label: 'Start', href: '/pl/' } };

beforeEach(() => {
  Object.assign(globalThis, {
    ERROR_WORDS: [
      { locale: 'en', ...unexpected },
      { locale: 'pl', ...polish },
    ],
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A wrapped page, as if Gatsby had loaded this data for it. */
function draw(
  data: object | null,
  pageContext: object | undefined,
  path = '/faq/',
  element = <h1>The page</h1>,
) {
  const props: Parameters<typeof wrapPage>[0]['props'] = Object.assign(Object.create(null), {
    data,
    pageContext,
    location: new URL(path, 'https://site.example'),
  });
  return wrapPage(Object.assign(Object.create(null), { element, props }));
}

const en = { locale: 'en', route: '/faq/' };

test('a page is in its layout', () => {
  render(draw({ layout }, en));
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
});

/** Something of a page that has words of controls. */
function Control() {
  return <p>{useInterface().skipToContent}</p>;
}

test('a main part in another language says so, and its controls speak it', () => {
  const borrowed = { ...layout.interface, skipToContent: 'In English' };
  render(draw({ layout: { ...layout, borrowed } }, { ...en, locale: 'cs', lang: 'en' }, '/', <Control />));
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('In English')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: layout.interface.skipToContent })).toBeInTheDocument();
});

test('a main part in the language of the page says nothing', () => {
  render(draw({ layout }, en));
  expect(screen.getByRole('main')).not.toHaveAttribute('lang');
});

test.each([
  ['the navigation', { layout: { ...layout, navigation: null } }, en],
  [
    'the list of the navigation',
    { layout: { ...layout, navigation: { ...layout.navigation, items: 'x' } } },
    en,
  ],
  ['the footer', { layout: { ...layout, navigation: { ...layout.navigation, footer: undefined } } }, en],
  ['the words of controls', { layout: { ...layout, interface: null } }, en],
  ['the site', { layout: { ...layout, site: null } }, en],
  ['the context', { layout }, undefined],
])('where %s is broken the error screen stands alone', (_, data, pageContext) => {
  render(draw(data, pageContext));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(unexpected.title);
  expect(screen.queryByRole('banner')).toBeNull();
});

test('it speaks the language of the page, and says what it is', async () => {
  render(draw({ layout: { ...layout, navigation: null } }, { locale: 'pl', route: '/pl/faq/' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(polish.title);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'pl'));
  expect(document.title).toBe(polish.title);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pl/');
});

test('it offers to load the page anew, and gives way to the next page', () => {
  const broken = draw({ layout: { ...layout, navigation: null } }, en);
  const { rerender } = render(broken);
  fireEvent.click(screen.getByRole('button', { name: unexpected.reload }));
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(draw({ layout }, { locale: 'en', route: '/' }, '/'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
});
