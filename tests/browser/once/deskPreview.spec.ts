import { expect, type Page } from '@playwright/test';
import { containing, facts, locales, rootLanguage, words } from '../../support/content';
import { draft, names as languages, openTask } from '../../support/desk';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

const { preview, status, views, tasks, files } = words.desk;
const [program] = Object.keys(facts.coaching.types);
const pages = { home: '/', schedule: '/schedule/', faq: '/faq/', coaching: `/coaching/${program}/` } as const;
type Name = keyof typeof pages;
const names: readonly Name[] = ['home', 'schedule', 'faq', 'coaching'];

// As wide as the desk's computer, as some parts of a page are said only in a wide window.
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.clock.setFixedTime(new Date('2025-09-10T10:00:00Z'));
});

const choose = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);
const frameOf = (page: Page, name: Name) => page.frameLocator(`iframe[title^="${preview.pages[name]}"]`);

async function openPreview(page: Page): Promise<void> {
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);
  await page.getByRole('tab', { name: views.preview, exact: true }).click();
}

for (const { code, prefix } of locales)
  test(`without a draft, the desk shows the pages in ${code} as visitors see them`, async ({
    page,
    context,
    problems,
  }) => {
    await openPreview(page);
    const title = await page.title();
    await choose(page, preview.language, code);
    await choose(page, preview.window, 'desktop');
    const visit = await context.newPage();
    await visit.clock.setFixedTime(new Date('2025-09-10T10:00:00Z'));
    for (const name of names) {
      await visit.goto(`${prefix}${pages[name]}`);
      await visit.waitForLoadState('networkidle');
      await choose(page, preview.page, name);
      const shown = frameOf(page, name).getByRole('main');
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      const [said = ''] = await visit.getByRole('main').allInnerTexts();
      await expect(shown).toHaveText(said, { useInnerText: true });
    }
    await expect(page).toHaveTitle(title);
    expect(problems).toEqual([]);
  });

test('a draft is seen on the page; its links lead nowhere', async ({ page, problems }) => {
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);
  await openTask(page, 'question');
  const task = page.getByRole('form', { name: tasks.question.title, exact: true });
  await task.getByLabel(tasks.question.category, { exact: true }).selectOption('0');
  for (const { code, name } of languages) {
    await task
      .getByLabel(`${tasks.question.question} (${name})`, { exact: true })
      .fill(`Is there tea, ${code}?`);
    await task.getByLabel(`${tasks.question.answer} (${name})`, { exact: true }).fill(`Yes, ${code}.`);
  }
  await task.getByRole('button', { name: tasks.question.submit, exact: true }).click();
  await expect(draft(page)).toContainText(status.right);
  await page.getByRole('tab', { name: views.preview, exact: true }).click();
  await choose(page, preview.page, 'faq');
  const asked = `Is there tea, ${rootLanguage}?`;
  const shown = frameOf(page, 'faq');
  await expect(shown.getByText(asked)).toBeVisible();
  await shown.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/desk\/$/);
  await expect(shown.getByText(asked)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
});

test('a picture is chosen by what is to be seen', async ({ page, problems }) => {
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);
  await openTask(page, 'pictures');
  await page.getByText(files.allPictures, { exact: true }).click();
  const pictures = Object.entries(words.pictures);
  const alts = pictures.map(([, { alt: own }]) => own);
  const [key, { alt }] = pictures.find(
    ([, { alt: own }]) => own && alts.indexOf(own) === alts.lastIndexOf(own),
  ) ?? ['', { alt: '' }];
  const picture = page.getByRole('button', { name: containing(alt) });
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(tasks.pictures.choose, { exact: true })).toHaveValue(key);
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
});
