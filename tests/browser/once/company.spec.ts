import { expect } from '@playwright/test';
import { facts, words } from '../../support/content';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { fromHeader, viaHeader } from '../../support/ways';

const { company, types } = words.coaching;
const { corporate } = types;
const { form } = words.contact.feedback;
const { sales } = facts.site.emails;

// An academy without this programme has no form for companies.
if (corporate)
  test.describe('the page for companies', () => {
    test.beforeEach(async ({ page }) => {
      await hasConsented(page);
      await page.goto('/coaching/corporate/');
      await page.waitForLoadState('networkidle');
    });

    test('a company’s enquiry opens a mail with people, date, city and wishes', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const asked: string[] = [];
      session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
      session.on('Page.frameScheduledNavigation', ({ url }) => asked.push(url));

      const city = page.getByRole('combobox', { name: company.city });
      const chosen = (await city.getByRole('option').last().textContent()) ?? '';
      await page.getByRole('textbox', { name: form.name }).fill('Żaneta');
      await page.getByRole('textbox', { name: form.email }).fill('z@a.example');
      await page.getByRole('spinbutton', { name: company.people }).fill('22');
      await city.selectOption(chosen);
      await page.getByLabel(company.date).fill('2031-05-08');
      await page.getByRole('textbox', { name: company.wishes }).fill('Lunch & nets');
      await page.getByRole('button', { name: company.submit }).click();

      await expect.poll(() => asked.at(-1) ?? '').toMatch(/^mailto:/);
      const mail = new URL(asked.at(-1) ?? '');
      expect(mail.pathname).toBe(sales);
      expect(mail.searchParams.get('subject')).toBe(
        company.subject.replace('{program}', corporate.head.title).replace('{name}', 'Żaneta'),
      );
      expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
        `${form.name}: Żaneta`,
        `${form.email}: z@a.example`,
        `${company.people}: 22`,
        `${company.city}: ${chosen}`,
        `${company.date}: 2031-05-08`,
        '',
        'Lunch & nets',
      ]);
    });

    test('what was filled in is there again after another page', async ({ page, problems }) => {
      const people = page.getByRole('spinbutton', { name: company.people });
      const city = page.getByRole('combobox', { name: company.city });
      const date = page.getByLabel(company.date);
      await people.fill('22');
      await city.selectOption({ index: 1 });
      const chosen = await city.inputValue();
      await date.fill('2031-05-08');
      await viaHeader(page, fromHeader().route);
      await expect(people).toHaveCount(0);
      await page.goBack();
      await expect(people).toHaveValue('22');
      await expect(city).toHaveValue(chosen);
      await expect(date).toHaveValue('2031-05-08');
      expect(problems).toEqual([]);
    });

    test('what is missing is told at its field, and axe finds nothing', async ({ page, problems }) => {
      await page.getByRole('button', { name: company.submit }).click();
      await expect(page.getByRole('textbox', { name: form.name })).toBeFocused();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(4);
      await expectNoAxeViolations(page);
      expect(problems).toEqual([]);
    });
  });
