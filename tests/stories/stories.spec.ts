import { expect } from '@playwright/test';
import { namesOfBaselines, readBrowser, removeBaseline, writeBrowser } from '../../scripts/visual/baselines';
import { isPaper } from './papers';
import { differenceOf, update } from './pictures';
import { toolbarLanguage } from './plan';
import { builtComponents, builtStories } from './stories';
import { test } from './storyPage';

const pictureOf = (story: string, window: string) => `${story}.${window}`;

/** `Chromium 143.0.7499.0, linux x64` → `linux x64` */
const machineOf = (browser: string) => browser.split(', ').at(-1);

/** Letters are drawn differently on another kind of machine, so its pictures cannot be compared with these. */
const comparable = (browser: string) => machineOf(readBrowser() ?? browser) === machineOf(browser);

for (const [title, stories] of builtComponents())
  test.describe(title, () => {
    // One after the other, in one page.
    test.describe.configure({ mode: 'default' });

    for (const story of stories)
      test(story.id, async ({ storyPage }, { config }) => {
        const updates = config.updateSnapshots !== 'none';
        for (const window of storyPage.windowsOf(story)) {
          const { problems, logged } = await storyPage.visit(story, window);
          expect(problems, `${window.name}: thrown, or found by axe`).toEqual([]);
          if (story.tags.includes('logs')) expect(logged.length, 'logs, as its tag says').toBeGreaterThan(0);
          else expect(logged, 'errors and warnings in the console').toEqual([]);
          if (!story.tags.includes('no-root'))
            await expect(storyPage.page.locator('#storybook-root > *'), 'no tag "no-root"').not.toHaveCount(
              0,
            );

          const name = pictureOf(story.id, window.name);
          const capture = () => storyPage.capture(window);
          if (toolbarLanguage) await capture();
          else if (updates) await update(name, capture);
          else if (comparable(storyPage.browser)) {
            const difference = await differenceOf(name, capture);
            expect.soft(difference, difference && (await storyPage.focus())).toBe('');
          } else await capture();
          expect(await storyPage.foreignFonts(), 'fonts of the machine that draw letters').toEqual([]);
        }
      });
  });

test('every picture has its story, and the browser that drew them is this one', async ({ storyPage }, {
  config,
}) => {
  if (toolbarLanguage) return;
  const names = new Set(
    builtStories().flatMap((story) =>
      storyPage.windowsOf(story).map((window) => pictureOf(story.id, window.name)),
    ),
  );
  const gone = namesOfBaselines().filter((name) => !names.has(name) && !isPaper(name));
  if (config.updateSnapshots !== 'none') {
    gone.forEach(removeBaseline);
    writeBrowser(storyPage.browser);
    return;
  }
  expect(gone, 'pictures of stories that are gone').toEqual([]);
  if (comparable(storyPage.browser)) expect(readBrowser()).toBe(storyPage.browser);
  else
    console.error(
      `The pictures were drawn by ${readBrowser()}: with ${storyPage.browser} they are not compared.`,
    );
});
