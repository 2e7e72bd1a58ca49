import { expect } from '@playwright/test';
import { containing, facts } from '../../support/content';
import { answer, at, first, languages, line, ticket } from '../../support/finder';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

for (const { code, prefix, said } of languages)
  for (const { route, places } of ['/', '/coaching/'].flatMap((path) =>
    first.map((to) => ({ route: path, ...to })),
  )) {
    test(`${code} ${route}: three answers lead to the programme, its group and a mail`, async ({
      page,
      hasTouch,
      problems,
    }) => {
      const { person, city, goal } = at(said, places);
      await page.goto(prefix + route);
      await answer(page, said, places, hasTouch);
      const result = ticket(page);
      await expect(result.getByRole('heading', { name: containing(goal.program.label) })).toBeFocused();
      await expect(result).toContainText(containing(person.group?.label ?? ''));
      await expect(result.getByRole('link', { name: said.result.program })).toHaveAttribute(
        'href',
        new RegExp(`${prefix}${goal.program.href}/?$`),
      );
      const href = await result
        .getByRole('link', { name: said.mail.label, exact: true })
        .getAttribute('href');
      const mail = new URL(String(href));
      expect(mail.pathname).toBe(facts.site.emails.coaching);
      expect(mail.searchParams.get('subject')).toMatch(containing(goal.program.label));
      const body = mail.searchParams.get('body') ?? '';
      for (const text of [person.label, city.label, goal.label]) expect(body).toMatch(containing(text));
      expect(body.replaceAll('\r\n', '\n')).toMatch(containing(said.mail.message));
      await expectNoAxeViolations(page);
      expect(problems).toEqual([]);
    });
  }

test('without scripts it is not there, and the programmes are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { prefix, said } of languages) {
    await page.goto(`${prefix}/coaching/`);
    await expect(line(page, said)).toBeHidden();
    for (const type of Object.keys(facts.coaching.types))
      await expect(page.getByRole('main').locator(`a[href^="${prefix}/coaching/${type}"]`)).toBeVisible();
  }
  await context.close();
});
