import { expect } from '@playwright/test';
import { namesOfBaselines, readDrawnBy, removeBaseline, writeDrawnBy } from '../../scripts/visual/baselines';
import { differenceOf, keep } from './looks';
import { builtComponents, builtStories } from './stories';
import { test } from './workshop';

const pictureOf = (story: string, window: string) => `${story}.${window}`;

/** `Chromium 143.0.7499.0, linux x64` → `linux x64` */
const machineOf = (drawnBy: string) => drawnBy.split(', ').at(-1);

/** Letters are drawn differently on another kind of machine, so its pictures cannot be compared with these. */
const comparable = (drawnBy: string) => machineOf(readDrawnBy() ?? drawnBy) === machineOf(drawnBy);

for (const [title, stories] of builtComponents())
  test.describe(title, () => {
    // One after the other, in one page.
    test.describe.configure({ mode: 'default' });

    for (const story of stories)
      test(story.id, async ({ workshop }, { config }) => {
        const updates = config.updateSnapshots !== 'none';
        for (const window of workshop.windowsOf(story)) {
          const { problems, logged } = await workshop.visit(story, window);
          expect(problems, `${window.name}: thrown, or found by axe`).toEqual([]);
          if (story.tags.includes('logs')) expect(logged.length, 'logs, as its tag says').toBeGreaterThan(0);
          else expect(logged, 'errors and warnings in the console').toEqual([]);
          if (!story.tags.includes('no-root'))
            await expect(workshop.page.locator('#storybook-root > *'), 'no tag "no-root"').not.toHaveCount(0);

          const name = pictureOf(story.id, window.name);
          const shoot = () => workshop.shoot(window);
          if (updates) await keep(name, shoot);
          else if (comparable(workshop.drawnBy)) expect.soft(await differenceOf(name, shoot)).toBe('');
          else await shoot();
          expect(await workshop.foreignFonts(), 'fonts of the machine that draw letters').toEqual([]);
        }
      });
  });

test('every picture has its story, and the browser that drew them is this one', async ({ workshop }, {
  config,
}) => {
  const names = new Set(
    builtStories().flatMap((story) =>
      workshop.windowsOf(story).map((window) => pictureOf(story.id, window.name)),
    ),
  );
  const gone = namesOfBaselines().filter((name) => !names.has(name));
  if (config.updateSnapshots !== 'none') {
    gone.forEach(removeBaseline);
    writeDrawnBy(workshop.drawnBy);
    return;
  }
  expect(gone, 'pictures of stories that are gone').toEqual([]);
  if (comparable(workshop.drawnBy)) expect(readDrawnBy()).toBe(workshop.drawnBy);
  else
    console.error(
      `The pictures were drawn by ${readDrawnBy()}: with ${workshop.drawnBy} they are not compared.`,
    );
});
