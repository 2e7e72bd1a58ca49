import { expect, test } from '@playwright/test';
import { joinSession } from '../../content/nodes/calendarEntries';
import { papersOf } from '../../content/papers/papers';
import { namesOfBaselines, readBrowser, removeBaseline } from '../../scripts/visual/baselines';
import { drawPage, readPaper, textOf } from '../support/paperReader';
import { base, isPaper, pictureOf, print, sampleContent, wordyContent } from './papers';
import { differenceOf, update } from './pictures';

const content = sampleContent();
const { facts } = content;
const languages = Object.keys(content.words);

/** On another kind of machine letters are drawn otherwise, as with stories. */
const comparable = readBrowser()?.endsWith(`${process.platform} ${process.arch}`) ?? true;

for (const locale of languages)
  for (const paper of papersOf(content, locale, base))
    test(`the ${paper.key} in ${locale} is read as it is seen, and looks as it did`, async ({ page }) => {
      const { bytes, pages } = await print(content, locale, paper.key);
      expect(bytes.equals((await print(content, locale, paper.key)).bytes), 'the same bytes').toBe(true);
      const found = await readPaper(page, bytes);
      expect(found).toMatchObject({ title: paper.title, lang: locale, tagged: true });
      expect(found.pages).toHaveLength(pages);
      for (const { width, height, missingFonts, texts } of found.pages) {
        expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
        expect(missingFonts).toEqual([]);
        expect(texts.length).toBeGreaterThan(0);
      }

      const headings = paper.blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 2 ? [plain(block.text)] : [],
      );
      for (const heading of headings) expect(found.outline).toContain(heading);
      const read = found.pages
        .flatMap(({ texts }) => texts)
        .filter(({ roles }) => /\/H2$/.test(roles))
        .map(({ text }) => text.trim());
      expect(read).toEqual(found.outline);
      const firsts = found.pages.flatMap(({ texts }) => texts.filter(({ roles }) => /\/H1$/.test(roles)));
      expect(firsts).toHaveLength(1);
      expect(found.pages.flatMap(({ alts }) => alts).filter((alt) => alt.split(' ').length < 3)).toEqual([]);
      for (const link of found.pages.flatMap(({ links }) => links))
        expect(link).toMatch(/^(https:\/\/|mailto:|tel:|\p{L})/u);

      for (const number of Array.from({ length: pages }, (_, n) => n + 1)) {
        const name = pictureOf(locale, paper.key, number);
        const capture = () => drawPage(page, number);
        if (test.info().config.updateSnapshots !== 'none') await update(name, capture);
        else if (comparable) expect.soft(await differenceOf(name, capture)).toBe('');
        else await capture();
      }
    });

test('the welcome pack has every date of the data, by city and group, in order', async ({ page }) => {
  for (const locale of languages) {
    const words = content.words[locale];
    if (!words) throw new Error(`No words in ${locale}.`);
    const { bytes } = await print(content, locale, 'welcome');
    const read = await readPaper(page, bytes);
    let rest = textOf(read);
    for (const city of facts.cities)
      for (const group of facts.groups) {
        const dates = facts.sessions
          .filter((session) => session.city === city.id && session.group === group.id)
          .map(({ id, ...session }) => joinSession(id, session, { words, zone: facts.site.timeZone, locale }))
          .sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
        for (const { daysText, starts } of dates) {
          const date = `${plain(daysText)}, ${starts.slice(11, 16)}`;
          expect(rest).toContain(date);
          rest = rest.slice(rest.indexOf(date) + date.length);
        }
      }
    const links = read.pages.flatMap((one) => one.links);
    expect(links).toContain(`${base}${locale === 'pl' ? '/pl' : ''}/schedule/`);
    expect(links).toContain(facts.site.applicationForm);
  }
});

test('Polish letters are intact', async ({ page }) => {
  const { bytes } = await print(content, 'pl', 'guide');
  const text = textOf(await readPaper(page, bytes));
  for (const letter of 'ąćęłńóśźżŁŚ') expect(text).toContain(letter);
  expect(text).toContain(plain(content.words.pl?.papers.guide.outs.fair ?? ''));
});

test('texts of three times their length move on to the next page, and none is lost', async ({ page }) => {
  const wordy = wordyContent();
  for (const locale of languages)
    for (const paper of papersOf(wordy, locale, base)) {
      const { bytes, pages } = await print(wordy, locale, paper.key);
      const before = await print(content, locale, paper.key);
      expect(pages).toBeGreaterThan(before.pages);
      const text = textOf(await readPaper(page, bytes));
      const said = JSON.stringify(paper.blocks, (_, value) =>
        typeof value === 'string' ? plain(value) : value,
      );
      for (const [, sentence = ''] of said.matchAll(/"(?:text|description|title)":"((?:[^"\\]|\\.)*)"/g))
        expect(text).toContain(JSON.parse(`"${sentence}"`));
    }
});

test('every picture of a paper has its page', async () => {
  const names = new Set<string>();
  for (const locale of languages)
    for (const { key } of papersOf(content, locale, base)) {
      const { pages } = await print(content, locale, key);
      for (let n = 1; n <= pages; n++) names.add(pictureOf(locale, key, n));
    }
  const gone = namesOfBaselines().filter((name) => isPaper(name) && !names.has(name));
  if (test.info().config.updateSnapshots === 'none') expect(gone).toEqual([]);
  else gone.forEach(removeBaseline);
});

/** As it is drawn: marks without width are left out, and spaces are plain. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
