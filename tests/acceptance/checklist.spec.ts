import { expect, type Locator, type Page, test } from '@playwright/test';
import { coaching } from './checklist/coaching';
import { everyFooter, footerLinks, header } from './checklist/everyPage';
import type { Checklist, Expectation } from './checklist/expectations';
import { home } from './checklist/home';
import { pages } from './checklist/pages';
import { programs } from './checklist/programs';

// Words that must be there are looked for in the built HTML as it comes, without running a script.
test.use({ javaScriptEnabled: false });

const checklist: Checklist = { ...home, ...coaching, ...programs, ...pages };

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The page's text, once as written and once without what is hidden, in lower case, as `innerText` applies CSS's capitals. */
async function textOf(page: Page): Promise<{ written: string; shown: string }> {
  const body = page.locator('body');
  return {
    written: squeeze((await body.textContent()) ?? ''),
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
    shown: squeeze(await body.innerText()).toLowerCase(),
  };
}

type Control = Extract<Expectation, { button: string } | { tab: string } | { field: string }>;

/** Finds a control, even a hidden one: without scripts something else may stand in for it. */
function control(page: Page, expected: Control): Locator {
  if ('button' in expected) return page.locator('button', { hasText: expected.button });
  if ('tab' in expected) return page.getByRole('tab', { name: expected.tab, includeHidden: true });
  return page.locator('label', { hasText: expected.field });
}

async function missing(page: Page, expectations: readonly Expectation[]): Promise<Expectation[]> {
  const { written, shown } = await textOf(page);
  const has = async (expected: Expectation): Promise<boolean> => {
    if (typeof expected === 'string') {
      return written.includes(expected) && shown.includes(expected.toLowerCase());
    }
    if ('heading' in expected) {
      const { heading, level } = expected;
      return (await page.getByRole('heading', { level, name: heading }).count()) > 0;
    }
    if ('picture' in expected) return (await page.getByRole('img', { name: expected.picture }).count()) > 0;
    if (!('link' in expected)) return (await control(page, expected).count()) > 0;
    const links = page.locator('a[href]', { hasText: expected.link });
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const { to } = expected;
    return found.some((href) => (typeof to === 'string' ? href === to : to.test(href)));
  };
  const found = await Promise.all(expectations.map(has));
  return expectations.filter((_, index) => !found[index]);
}

for (const [route, expectations] of Object.entries(checklist)) {
  test(`${route} says what it must`, async ({ page }) => {
    await page.goto(route);
    expect(await missing(page, [...expectations, ...everyFooter])).toEqual([]);
  });
}

test('the navigation and the footer lead where they must', async ({ page }) => {
  await page.goto('/faq/');
  const links = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  const inHeader = await links('header nav a');
  for (const entry of [...header.navigation, ...header.desktopDropdown])
    expect(inHeader).toContainEqual([...entry]);
  const everywhere = await links('nav a');
  for (const [name, href] of header.mobileGroup) expect(everywhere).toContainEqual([name, href]);
  const footer = (await links('footer a')).map(([, href]) => href);
  for (const href of footerLinks) expect(footer).toContain(href);
  const social = page.locator('footer a[target=_blank]');
  await expect(social).not.toHaveCount(0);
  for (const link of await social.all()) await expect(link).toHaveAttribute('rel', /noopener/);
});
