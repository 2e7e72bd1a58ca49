import { isValidElement, type ReactNode } from 'react';
import { onRenderBody } from '../../gatsby-ssr';

/** How many fonts a page preloads. In development, Gatsby has no page data. */
function preloaded(pathname: string, locale?: string): number {
  Object.assign(globalThis, { ICONS: '' });
  let head: ReactNode[] = [];
  const body: Parameters<NonNullable<typeof onRenderBody>>[0] = Object.assign(Object.create(null), {
    pathname,
    ...(locale && { loadPageDataSync: () => ({ result: { pageContext: { locale } } }) }),
    setHeadComponents: (components: ReactNode[]) => {
      head = components;
    },
    setHtmlAttributes: () => undefined,
    setPreBodyComponents: () => undefined,
  });
  onRenderBody?.(body, { plugins: [] });
  return head.filter((node) => isValidElement<{ as?: string }>(node) && node.props.as === 'font').length;
}

test.each([
  ['/', 'en', 2],
  ['/pl/faq/', 'pl', 4],
  ['/', 'pl', 4],
  ['/en/faq/', 'en', 2],
])('the page %s in the language %s preloads %s fonts', (path, locale, fonts) => {
  expect(preloaded(path, locale)).toBe(fonts);
});

test('a page in development has fonts, too', () => {
  expect(preloaded('/')).toBeGreaterThan(1);
});
