import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

type Visit = Parameters<NonNullable<TestRunnerConfig['preVisit']>>;
type Page = Visit[0];

/** What a page has logged since its story began. One page shows all stories of a file, one after another. */
const logs = new WeakMap<Page, string[]>();

/** axe runs inside each story (addon-a11y, on the whole body) and fails it; here is what else makes a story fail. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    broken.catch(() => undefined);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // A preview that cannot start would let every story run into its timeout.
    const ready = page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)');
    await Promise.race([broken, ready]);
  },

  async preVisit(page, story) {
    await sizeWindow(page, story);
    if (!logs.has(page)) {
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        logs.get(page)?.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => logs.get(page)?.push(String(error)));
    }
    logs.set(page, []);
  },

  async postVisit(page, story) {
    // What the story itself threw, or axe found, is the better message.
    if (story.hasFailure) return;
    // Copied, as asking Storybook for the story's tags logs a warning of its own.
    const logged = [...(logs.get(page) ?? [])];
    const { tags } = await getStoryContext(page, story);

    if (tags.includes('logs')) {
      if (logged.length === 0) fail('The story has the tag "logs", but logged no error and no warning.');
    } else if (logged.length > 0) {
      fail(`Stories log no error and no warning, but this one did:\n${logged.join('\n')}`);
    }

    const rendered = await page.locator('#storybook-root > *').count();
    if (rendered === 0 && !tags.includes('no-root')) {
      fail('The story rendered nothing. If that is right, give it the tag "no-root".');
    }
  },
};

/** A story is run in the window that its toolbar shows: `globals: { viewport: { value: 'phone' } }`. */
async function sizeWindow(page: Page, story: Visit[1]): Promise<void> {
  const { parameters, storyGlobals } = await getStoryContext(page, story);
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? 'laptop'];
  await page.setViewportSize({
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  });
}

/** Fails the story with the message alone: the stack would show this file, not the story. */
function fail(message: string): never {
  const error = new Error(message);
  error.stack = message;
  throw error;
}

export default config;
