import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { weigh } from '../../../scripts/budgets/weigh';
import { bringPassword, logIn } from '../../support/admin';
import { facts, languages, words } from '../../support/content';
import { beforeSession, cancel, draft, form, names, openTask, session, tab } from '../../support/desk';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { at } from '../../support/ways';

const { desk } = words;
const { tasks, status, views, publish } = desk;

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.clock.setFixedTime(beforeSession);
});

/** Downloads the draft. */
async function patch(page: Page): Promise<string> {
  await tab(page, views.publish);
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: publish.patch.submit, exact: true }).click();
  const file = await (await arrived).path();
  await expect(page.getByText(publish.published, { exact: true })).toBeVisible();
  return file;
}

/** What Git makes of a file of `data/` with a patch. */
function applied(file: string, changed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    cpSync('data', join(folder, 'data'), { recursive: true, filter: (from) => !from.includes('images') });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    execFileSync('git', ['apply', '--whitespace=error-all', file], { cwd: folder });
    return readFileSync(join(folder, changed), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('cancel a session, and publish it by a file that Git takes', async ({ page, problems }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/privacy-policy/');
  await page.waitForLoadState('networkidle');
  const common = [...scripts];
  await page.goto('/desk/');
  await cancel(page);
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
  // The worker included, without what other pages have, too.
  const own = [...scripts].filter((path) => !common.includes(path));
  expect(own.reduce((sum, path) => sum + weigh(path), 0)).toBeLessThan(250 * 1024);
  const text = applied(await patch(page), 'data/sessions.yaml');
  const found = parse(text).find(({ id }: { id: string }) => id === session?.id);
  expect(found).toMatchObject({
    ...session,
    changed: expect.any(String),
    cancelled: true,
    revision: (session?.revision ?? 0) + 1,
  });
  // Comments are still there, and the other lines.
  const before = readFileSync('data/sessions.yaml', 'utf8').split('\n');
  expect(before.filter((line) => !/revision|changed/.test(line) && !text.includes(line))).toEqual([]);
});

test('add dates, put a question, change a headline and take it back', async ({ page }) => {
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);

  const [venue] = facts.venues;
  const [group] = facts.groups;
  await openTask(page, 'dates');
  const dates = form(page, tasks.dates.title);
  const choose = (label: string, value = '') => dates.getByLabel(label, { exact: true }).selectOption(value);
  const fill = (label: string, value: string) => dates.getByLabel(label, { exact: true }).fill(value);
  await choose(tasks.dates.city, venue?.city);
  await choose(tasks.dates.group, group?.id);
  await choose(tasks.dates.venue, venue?.id);
  await choose(tasks.dates.weekday, 'sunday');
  await fill(tasks.dates.begins, '10:00');
  await fill(tasks.dates.ends, '12:00');
  await fill(tasks.dates.from, '2040-10-01');
  await fill(tasks.dates.until, '2040-10-31');
  await dates.getByRole('button', { name: tasks.dates.submit, exact: true }).click();
  await expect(page.getByText(tasks.done, { exact: true })).toBeVisible();

  await openTask(page, 'question');
  const question = form(page, tasks.question.title);
  await question.getByLabel(tasks.question.category, { exact: true }).selectOption('0');
  for (const { code, name } of names) {
    await question.getByLabel(`${tasks.question.question} (${name})`, { exact: true }).fill(`Tea ${code}?`);
    await question.getByLabel(`${tasks.question.answer} (${name})`, { exact: true }).fill(`Yes ${code}. <b>`);
  }
  await question.getByRole('button', { name: tasks.question.submit, exact: true }).click();
  await expect(page.getByText(tasks.done, { exact: true })).toBeVisible();
  await expect(draft(page)).toContainText('2 ');

  await tab(page, views.files);
  await page.getByLabel(desk.files.choose, { exact: true }).selectOption('words/editable');
  const fold = desk.labels.find(({ key }) => key === 'hero')?.label ?? 'hero';
  await page.getByText(fold, { exact: true }).click();
  const label = desk.labels.find(({ key }) => key === 'subtitle')?.label ?? 'subtitle';
  const subtitle = page.getByLabel(`${label} (${names[0]?.name})`, { exact: true });
  const was = await subtitle.inputValue();
  await subtitle.fill('');
  await expect(page.getByRole('region', { name: desk.mistakes.title, exact: true })).toBeVisible();
  await tab(page, views.publish);
  await expect(page.getByText(publish.mistakes, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: status.undo, exact: true }).click();
  await expect(draft(page)).toContainText(status.right);
  await tab(page, views.files);
  await expect(subtitle).toHaveValue(was);

  const file = await patch(page);
  const faq = applied(file, `data/${languages[0]}/faq.yaml`);
  expect(parse(faq).categories[0].entries.at(-1).question).toBe(`Tea ${languages[0]}?`);
  expect(parse(applied(file, 'data/sessions.yaml'))).toHaveLength(facts.sessions.length + 4);
});

test('by keyboard, the focus stays where the work is; a mistake is shown as often as it is asked for', async ({
  page,
}) => {
  await page.goto('/desk/');
  await cancel(page);
  await tab(page, views.publish);
  await page.getByRole('button', { name: publish.patch.submit, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: publish.goOn, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: publish.patch.submit, exact: true })).toBeFocused();
  await tab(page, views.changes);
  await page.getByRole('button', { name: `${desk.changes.drop} 1`, exact: true }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: views.changes, exact: true })).toBeFocused();

  await tab(page, views.files);
  await page.getByLabel(desk.files.choose, { exact: true }).selectOption('words/editable');
  await page
    .getByText(desk.labels.find(({ key }) => key === 'hero')?.label ?? 'hero', { exact: true })
    .click();
  const label = desk.labels.find(({ key }) => key === 'subtitle')?.label ?? 'subtitle';
  const subtitle = page.getByLabel(`${label} (${names[0]?.name})`, { exact: true });
  await subtitle.fill('');
  const mistakes = page.getByRole('region', { name: desk.mistakes.title, exact: true });
  for (let time = 0; time < 2; time++) {
    await mistakes.getByRole('button').first().press('Enter');
    await expect(subtitle).toBeFocused();
  }
  const file = page.getByLabel(desk.files.choose, { exact: true });
  for (const other of ['words/faq', 'words/editable']) {
    await file.focus();
    await file.selectOption(other);
    await expect(file).toBeFocused();
  }
});

test('a reload loses nothing; a second tab overwrites nothing', async ({ page, context }) => {
  await page.goto('/desk/');
  await cancel(page);
  await expect(draft(page)).toContainText(status.kept);
  const second = await context.newPage();
  await second.goto('/desk/');
  await expect(draft(second)).toContainText(status.kept);
  await page.reload();
  await expect(draft(page)).toContainText(status.kept);
  await page.getByRole('tab', { name: views.changes, exact: true }).click();
  await page.getByRole('button', { name: `${desk.changes.drop} 1`, exact: true }).click();
  await expect(draft(page)).toContainText(status.unchanged);
  await second.getByRole('tab', { name: views.changes, exact: true }).click();
  await second.getByRole('button', { name: `${desk.changes.drop} 1`, exact: true }).click();
  await expect(second.getByRole('alert')).toContainText(desk.elsewhere.title);
  await second.getByRole('button', { name: desk.elsewhere.load, exact: true }).click();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await expect(draft(second)).toContainText(status.unchanged);
});

/** The links around the desk: one of each kind, wherever the window shows it. */
const waysOut = (page: Page) => ({
  back: page.getByRole('link', { name: desk.back.label, exact: true }),
  header: page.getByRole('banner').locator('a[href]:not([hreflang])').filter({ visible: true }).first(),
  footer: page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first(),
  language: page.locator('a[hreflang]').filter({ visible: true }).first(),
});

test('plain links lead from the admin to the desk, and browsers follow all that lead away', async ({
  page,
}) => {
  await bringPassword(page);
  await logIn(page);
  await page.getByRole('link', { name: words.admin.panel.desk.link.label, exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const ways = ['back', 'header', 'footer', ...(languages.length > 1 ? ['language' as const] : [])] as const;
  for (const name of ways) {
    await page.goto('/desk/');
    await expect(draft(page)).toContainText(status.right);
    await page.evaluate(() => Object.assign(window, { ofDesk: true }));
    const link = waysOut(page)[name];
    // Large enough for a finger.
    if (name === 'back') expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const route = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(at(route));
    // The router would have kept the document, and with it the policy of the desk.
    await expect
      .poll(() => page.evaluate(() => Reflect.has(window, 'ofDesk')), { message: name })
      .toBe(false);
  }
});

test('whoever follows a link while the draft is not kept is asked first', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/desk/');
  await cancel(page);
  await expect(page.getByRole('alert')).toContainText(desk.unkept.title);
  await expectToAsk(page);
  await expect(page.getByRole('alert')).toContainText(desk.unkept.title);
});

test('whoever follows a link while a task is half done is asked first', async ({ page }) => {
  await page.goto('/desk/');
  await openTask(page, 'question');
  const question = page.getByLabel(`${tasks.question.question} (${names[0]?.name})`, { exact: true });
  await question.fill('Half a');
  await expectToAsk(page);
  await expect(question).toHaveValue('Half a');
});

/** A link that leads away from the desk asks first, and who stays is still there. */
async function expectToAsk(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const followed = waysOut(page).header.click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await followed;
  await expect(page).toHaveURL(/\/desk\/$/);
}
