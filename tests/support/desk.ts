import { expect, type Page, test } from '@playwright/test';
import { facts, words, wordsIn, written } from './content';

const { desk } = words;
const { tasks, status } = desk;

/** The languages as the desk names them. */
export const names = written.map((code) => ({ code, name: wordsIn(code).interface.languageName }));

/** A session that takes place as planned, if there is one. */
export const session = facts.sessions.find(({ cancelled, moved }) => !cancelled && !moved);

/** A moment shortly before it, when it can still be cancelled. */
const day = session?.starts.slice(0, 10) ?? '2025-09-13';
export const beforeSession = new Date(Date.parse(`${day}T00:00Z`) - 86_400_000);

/** What the desk says of the draft. */
export const draft = (page: Page) => page.getByRole('main').getByRole('status').first();

export const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** Opens one of the desk's views. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

type TaskName = Exclude<keyof typeof tasks, 'label' | 'all' | 'done' | 'unfinished'>;

/** Opens the form of a task, from the tiles or from another task. */
export async function openTask(page: Page, name: TaskName): Promise<void> {
  const back = page.getByRole('button', { name: tasks.all, exact: true });
  const tile = page.getByRole('button', { name: tasks[name].title, exact: true });
  await expect(back.or(tile)).toBeVisible();
  if (await back.isVisible()) await back.click();
  await tile.click();
}

/** Cancels the session, with a reason in every language. A schedule without sessions has none of these tests. */
export async function cancel(page: Page): Promise<void> {
  test.skip(!session, 'There is no session to cancel.');
  if (!session) return;
  await openTask(page, 'session');
  const task = form(page, tasks.session.title);
  await task.getByLabel(tasks.session.session, { exact: true }).selectOption(session.id);
  for (const { code, name } of names)
    await task.getByLabel(`${tasks.session.reason} (${name})`, { exact: true }).fill(`Storm ${code}.`);
  await task.getByRole('button', { name: tasks.session.submit, exact: true }).click();
  await expect(page.getByText(tasks.done, { exact: true })).toBeVisible();
  await expect(draft(page)).toContainText(status.right);
}
