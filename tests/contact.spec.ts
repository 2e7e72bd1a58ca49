import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/page';
import { test } from './support/test';

const blocks = ['General Inquiries', 'Our Locations', 'Send Us Feedback'] as const;

const pages = [
  { path: '/contact/', title: 'Contact Us', shown: blocks },
  { path: '/contact/general/', title: 'Contact Us - General', shown: [blocks[0]] },
  { path: '/contact/locations/', title: 'Contact Us - Locations', shown: [blocks[1]] },
  { path: '/contact/feedback/', title: 'Contact Us - Feedback', shown: [blocks[2]] },
] as const;

for (const { path, title, shown } of pages) {
  test(`${path} shows its blocks and the way to apply`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of blocks) {
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toHaveCount((shown as readonly string[]).includes(name) ? 1 : 0);
    }
    await expect(page.getByRole('heading', { name: 'Join Our Cricket Academy' })).toBeVisible();
    const apply = page.getByRole('link', { name: /^Apply Now/ });
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(apply).toHaveAttribute('rel', /noopener/);
    await expect(apply).toHaveAttribute('href', /^https:/);
  });
}

for (const section of ['general', 'locations', 'feedback']) {
  test(`?section=${section} leads to the section`, async ({ page }) => {
    await page.goto(`/contact?section=${section}`);
    await expect(page).toHaveURL(new RegExp(`/contact/${section}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`- ${section}$`, 'i'));
  });
}

test('a section that does not exist shows all blocks', async ({ page, problems }) => {
  await page.goto('/contact/?section=%3Cb%3E');
  for (const name of blocks) await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(problems).toEqual([]);
});

/** Where the page wants to lead the browser, a mail program included. */
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
  submit = 'Submit Feedback',
): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: submit }).click();
}

test('feedback opens the mail program and stays on the page', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, 'Żaneta & "Co"', 'z@a.example', "Łódź = 100%?\nSee you, O'Neill 🏏");
  await expect.poll(() => urls.at(-1) ?? '').toMatch(/^mailto:sales@/);
  const mail = new URL(urls.at(-1) ?? '');
  const [subject, body] = mail.search
    .slice(1)
    .split('&')
    .map((field) => decodeURIComponent(field.slice(field.indexOf('=') + 1)));
  expect(subject).toBe('Feedback from Żaneta & "Co"');
  expect(body).toBe('Name: Żaneta & "Co"\r\nEmail: z@a.example\r\n\r\nŁódź = 100%?\r\nSee you, O\'Neill 🏏');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    "Łódź = 100%?\nSee you, O'Neill 🏏",
  );
  await expect(page).toHaveURL(/\/contact\/feedback\/$/);
});

test('a question from a coaching page says which programme it is about', async ({ page }) => {
  await page.goto('/coaching/junior/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, 'Ola', 'ola@a.example', 'From which age?', 'Ask your question');
  await expect.poll(() => urls.at(-1) ?? '').toMatch(/^mailto:sales@/);
  const subject = new URL(urls.at(-1) ?? '').searchParams.get('subject');
  expect(subject).toBe('Junior Cricket Program: a question from Ola');
});

test('the message and the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  await write(page, 'Ola', 'ola@a.example', 'Dziękuję');
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe('Name: Ola\nEmail: ola@a.example\n\nDziękuję');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(copied).toMatch(/^sales@/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoAxeViolations(page);
});

test('nothing opens for a message that no mail program takes', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  const urls = await navigations(page);
  await write(page, 'Ola', 'ola@a.example', 'ż'.repeat(1000));
  await expect(page.getByText(/too long/)).toBeVisible();
  expect(urls.filter((url) => url.startsWith('mailto:'))).toEqual([]);
});

test('what is missing is said at the field', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  await write(page, 'Ola', 'not an address', 'Hello');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(/\S/);
});

test('the message box has 5 rows and is 120 px high at least', async ({ page }) => {
  await page.goto('/contact/feedback/');
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toHaveAttribute('rows', '5');
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(120);
});

test('the privacy policy switches its language', async ({ page }) => {
  await page.goto('/privacy-policy/');
  await page.waitForLoadState('networkidle');
  const toggle = page.getByRole('main').getByRole('button', { name: 'PL' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await toggle.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polityka prywatności');
  await expect(page).toHaveTitle(/^Polityka prywatności/);
  await expect(page.getByRole('heading', { name: 'Podstawa prawna' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Legal basis' })).toBeHidden();
});

test('an address of a Polish section opens it in Polish', async ({ page }) => {
  await page.goto('/privacy-policy/#podstawa-prawna');
  await expect(page.getByRole('heading', { name: 'Podstawa prawna' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('feedback is a mail address', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.locator('main').getByRole('link', { name: /^sales@/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeHidden();
  });

  test('both languages of the policy are there', async ({ page }) => {
    await page.goto('/privacy-policy/');
    await expect(
      page.locator('[lang=en]').getByRole('heading', { name: 'Cookies and storage' }),
    ).toBeVisible();
    await expect(page.locator('[lang=pl]').getByRole('heading', { name: 'Pliki cookie' })).toBeVisible();
  });
});
