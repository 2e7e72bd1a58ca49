import { expect, test } from '@playwright/test';
import { words } from '../../support/content';
import { draft, names, openTask, tab } from '../../support/desk';
import { hasConsented } from '../../support/page';

const { files, labels, status, tasks, views } = words.desk;
const labelled = (key: string) => labels.find((one) => one.key === key)?.label ?? key;

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);
});

test('a long word in a message does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tab(page, views.files);
  await page.getByLabel(files.choose, { exact: true }).selectOption('words/editable');
  await page.getByText(labelled('hero'), { exact: true }).click();
  const title = page.getByLabel(`${labelled('title')} (${names[0]?.name})`, { exact: true });
  await title.fill(`https://example.org/${'a'.repeat(300)}`);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the choice of an event is as wide as its form', async ({ page }) => {
  await openTask(page, 'result');
  const form = page.getByRole('form', { name: tasks.result.title, exact: true });
  const choice = form.getByLabel(tasks.result.event, { exact: true });
  const [outer, inner] = [await form.boundingBox(), await choice.boundingBox()];
  expect(inner?.width ?? 0).toBeGreaterThan((outer?.width ?? 0) * 0.9);
});
