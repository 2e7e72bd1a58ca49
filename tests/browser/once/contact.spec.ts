import { expect, type Page } from '@playwright/test';
import { contactSections } from '../../../content/schemas/contact';
import { fill } from '../../../content/texts/fill';
import { mailtoLimit } from '../../../src/behaviour';
import { facts, words } from '../../support/content';
import { expectRunning, hold, scriptNamed } from '../../support/faults';
import { expectNoAxeViolations } from '../../support/page';
import { test } from '../../support/test';
import { fromHeader, viaHeader } from '../../support/ways';

const { contact } = words;
const { form } = contact.feedback;
const { sales } = facts.site.emails;

const { title: all } = words.editable.contact;
const titleOf = (section: (typeof contactSections)[number]) => `${all} - ${contact.sections[section].name}`;

const pages = [
  { path: '/contact/', title: all, shown: [...contactSections] },
  ...contactSections.map((key) => ({ path: `/contact/${key}/`, title: titleOf(key), shown: [key] })),
];

for (const { path, title, shown } of pages) {
  test(`${path} shows its blocks and the way to apply`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const key of contactSections) {
      const heading = page.getByRole('heading', { level: 2, name: contact[key].title, exact: true });
      await expect(heading).toHaveCount(shown.includes(key) ? 1 : 0);
    }
    await expect(page.getByRole('heading', { name: contact.apply.title, exact: true })).toBeVisible();
    const apply = page.getByRole('main').getByRole('link', { name: contact.apply.button }).first();
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(apply).toHaveAttribute('rel', /noopener/);
    await expect(apply).toHaveAttribute('href', facts.site.applicationForm);
  });
}

for (const section of contactSections) {
  test(`?section=${section} leads to the section`, async ({ page }) => {
    await page.goto(`/contact?section=${section}`);
    await expect(page).toHaveURL(new RegExp(`/contact/${section}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(section));
  });
}

test('a section that does not exist shows all blocks', async ({ page, problems }) => {
  await page.goto('/contact/?section=%3Cb%3E');
  for (const key of contactSections)
    await expect(page.getByRole('heading', { name: contact[key].title, exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

/** The addresses that the page tries to open from now on, `mailto:` included. */
async function navigations(page: Page): Promise<string[]> {
  const urls: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => urls.push(url));
  session.on('Page.frameScheduledNavigation', ({ url }) => urls.push(url));
  return urls;
}

async function write(
  page: Page,
  name: string,
  email: string,
  message: string,
  submit = form.submit,
): Promise<void> {
  await page.getByRole('textbox', { name: form.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: form.email, exact: true }).fill(email);
  await page.getByRole('textbox', { name: form.message, exact: true }).fill(message);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

test('feedback opens the mail program and stays on the page', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, 'Żaneta & "Co"', 'z@a.example', "Łódź = 100%?\nSee you, O'Neill 🏏");
  await expect.poll(() => urls.at(-1) ?? '').toContain(`mailto:${sales}?`);
  const mail = new URL(urls.at(-1) ?? '');
  const [subject, body] = mail.search
    .slice(1)
    .split('&')
    .map((field) => decodeURIComponent(field.slice(field.indexOf('=') + 1)));
  expect(subject).toBe(form.subject.replaceAll('{name}', 'Żaneta & "Co"'));
  expect(body).toBe(
    `${form.name}: Żaneta & "Co"\r\n${form.email}: z@a.example\r\n\r\nŁódź = 100%?\r\nSee you, O'Neill 🏏`,
  );
  await expect(page.getByRole('textbox', { name: form.message, exact: true })).toHaveValue(
    "Łódź = 100%?\nSee you, O'Neill 🏏",
  );
  await expect(page).toHaveURL(/\/contact\/feedback\/$/);
});

test('a question from a coaching page says which programme it is about', async ({ page }) => {
  const { enquiry, head } = words.coaching;
  await page.goto('/coaching/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, 'Ola', 'ola@a.example', 'From which age?', enquiry.submit);
  await expect.poll(() => urls.at(-1) ?? '').toContain(`mailto:${sales}?`);
  const subject = new URL(urls.at(-1) ?? '').searchParams.get('subject');
  expect(subject).toBe(fill(enquiry.subject, { program: head.title, name: 'Ola' }));
});

for (const path of ['/contact/', '/pl/contact/feedback/', '/coaching/']) {
  test(`what was written at ${path} is there again after another page`, async ({ page, problems }) => {
    const written = { name: 'Żaneta', email: 'z@a.example', message: 'Two lines:\n\n– the second.' };
    const field = (name: string) => page.locator(`form [name=${name}]`);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const [name, value] of Object.entries(written)) await field(name).fill(value);
    const { route } = fromHeader(path);
    await viaHeader(page, path.startsWith('/pl/') ? `/pl${route}` : route);
    await expect(field('message')).toHaveCount(0);
    await page.goBack();
    for (const [name, value] of Object.entries(written)) await expect(field(name)).toHaveValue(value);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(written.name);
    expect(problems).toEqual([]);
  });
}

test('what the browser restores after another document stays', async ({ page }) => {
  const box = page.getByRole('textbox', { name: form.message, exact: true });
  await page.goto('/contact/feedback/');
  await expectRunning(page);
  await box.fill('Restored');
  await page.goto('/404.html');
  await page.goBack();
  await expectRunning(page);
  await expect(box).toHaveValue('Restored');
});

test('what was typed before the scripts came is kept, and is there again after another page', async ({
  page,
}) => {
  const release = await hold(page, scriptNamed('app'));
  await page.goto('/contact/feedback/', { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: form.message, exact: true });
  await box.fill('Early');
  release();
  await expectRunning(page);
  await expect(box).toHaveValue('Early');
  await viaHeader(page, fromHeader().route);
  await expect(box).toHaveCount(0);
  await page.goBack();
  await expect(box).toHaveValue('Early');
});

test('the message and the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  await write(page, 'Ola', 'ola@a.example', 'Dziękuję');
  await page.getByRole('button', { name: form.copyLetter, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: form.copied })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(`${form.name}: Ola\n${form.email}: ola@a.example\n\nDziękuję`);
  await page.getByRole('button', { name: form.copyAddress, exact: true }).click();
  await expect.poll(copied).toBe(sales);
  await expectNoAxeViolations(page);
});

for (const [place, permissions] of [
  ['clipboard', ['clipboard-read', 'clipboard-write']],
  ['form', []],
] as const) {
  test(`a message that no address can hold opens with its beginning; the whole is on the ${place}`, async ({
    page,
    context,
  }) => {
    const message = `${'Łódź ma klub. '.repeat(200)}Koniec`;
    const whole = `${form.name}: Ola\n${form.email}: ola@a.example\n\n${message}`;
    if (place === 'form') {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
      });
    }
    await context.grantPermissions([...permissions]);
    await page.goto('/contact/feedback/');
    await page.waitForLoadState('networkidle');
    const urls = await navigations(page);
    await write(page, 'Ola', 'ola@a.example', message);
    await expect.poll(() => urls.at(-1) ?? '').toMatch(new RegExp(`^mailto:${sales}`));
    expect(urls.at(-1)?.length).toBeLessThanOrEqual(mailtoLimit);
    const body = new URL(urls.at(-1) ?? '').searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
    const [kept = '', rest = ''] = body.split(/\n\n(?=\[)/);
    expect(whole.startsWith(kept)).toBe(true);
    expect(kept).toMatch(/(Łódź|ma|klub\.)$/);
    const { restCopied, restKept } = form;
    expect(rest).toBe(place === 'clipboard' ? restCopied : restKept);
    await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(message);
    if (place === 'clipboard')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    await expect(page.getByRole('button', { name: form.copyLetter })).toBeVisible();
  });
}

test('what is missing is said at the field', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  await write(page, 'Ola', 'not an address', 'Hello');
  const email = page.getByRole('textbox', { name: form.email, exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(/\S/);
});

test('blanks are as good as nothing', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, '   ', 'ola@a.example', ' \n\n ');
  await expect(page.getByRole('textbox', { name: form.name, exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await page.getByRole('textbox', { name: form.email, exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(2);
  expect(urls).toEqual([]);
});

test('the message box has 5 rows and is 120 px high at least', async ({ page }) => {
  await page.goto('/contact/feedback/');
  const box = page.getByRole('textbox', { name: form.message, exact: true });
  await expect(box).toHaveAttribute('rows', '5');
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(120);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('feedback is a mail address', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.locator('main').getByRole('link', { name: sales })).toBeVisible();
    await expect(page.getByRole('button', { name: form.submit, exact: true })).toBeHidden();
  });
});
