import { expect } from '@playwright/test';
import { fill } from '../../../content/texts/fill';
import { containing, facts, locales } from '../../support/content';
import { hasConsented } from '../../support/page';
import { readPaper, textOf } from '../../support/paperReader';
import { test } from '../../support/test';

/** What a language's papers may weigh together; bytes. */
const budget = 1_500_000;

for (const { code, prefix, words } of locales)
  test(`the buttons in ${code} lead to their papers, which are as they say`, async ({
    page,
    context,
    request,
  }) => {
    await hasConsented(page);
    await page.goto(`${prefix}/faq/`);
    const reader = await context.newPage();
    let total = 0;
    for (const { paper: key, button } of words.faq.resources.items) {
      const link = page.getByRole('link', { name: button });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^${prefix}/papers/[a-z0-9-]+-${words.papers[key].file}\\.pdf$`));
      if (key === 'handbook') await expect(link).not.toHaveAttribute('download');
      else await expect(link).toHaveAttribute('download');

      const answer = await request.get(href);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
      const bytes = await answer.body();
      total += bytes.length;
      const paper = await readPaper(reader, bytes);
      const size = new Intl.NumberFormat(code).format(Math.round(bytes.length / 1000));
      const { details } = words.papers;
      const form = details[new Intl.PluralRules(code).select(paper.pages.length)] ?? details.other;
      await expect(link).toContainText(containing(fill(form, { n: paper.pages.length, size })));

      expect(paper).toMatchObject({ lang: code, tagged: true });
      expect(paper.title).toContain(facts.site.name);
      expect(paper.pages.flatMap(({ missingFonts }) => missingFonts)).toEqual([]);
      expect(textOf(paper)).toContain(words.papers[key].kicker);
    }
    expect(total).toBeLessThan(budget);
  });
