import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../content/checks/checkContent';
import type { Content } from '../../content/files';
import { papersOf } from '../../content/papers/papers';
import { mapTexts } from '../../content/texts/fields';
import { readData } from '../../gatsby/data/readData';
import { type PictureSize, pictureId } from '../../gatsby/papers/drawing/sheet';
import { readTools } from '../../gatsby/papers/drawing/tools';
import { type Printed, render } from '../../gatsby/papers/render';

const prefix = 'paper-';

/** The name of a page's reference picture. */
export const pictureOf = (lang: string, key: string, page: number) => `${prefix}${lang}-${key}-${page}`;

/** Whether a reference picture is a paper's. */
export const isPaper = (name: string) => name.startsWith(prefix);

/** The sample content, from which no edit of `data/` takes anything. */
export function sampleContent(): Content {
  const { texts } = readData('tests/fixtures');
  const words = z.record(z.string(), z.unknown()).parse(parse(texts.get('data/en/pictures.yaml') ?? ''));
  const pictures = new Map(Object.keys(words).map((key) => [`data/images/${key}.jpg`, 'jpg']));
  const { content, problems } = checkContent({ texts, pictures });
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
}

/** The same with texts of three times their length. What is no sentence stays: names of files, pictures and places. */
export function wordyContent(): Content {
  const content = sampleContent();
  const long = (_: string, text: string) => (/ /.test(text) ? `${text} ${text} ${text}` : text);
  const tripled = Object.entries(content.words).map(([locale, { interface: controls, ...words }]) => {
    const entries = Object.entries(words).map(([name, file]) => [name, mapTexts(file, long)]);
    return [locale, { ...Object.fromEntries(entries), interface: controls }];
  });
  return { ...content, words: Object.fromEntries(tripled) };
}

export const base = 'https://academy.example';

/** A paper of some content, made. */
export function print(content: Content, locale: string, key: string): Promise<Printed> {
  const paper = papersOf(content, locale, base).find((one) => one.key === key);
  if (!paper) throw new Error(`There is no paper "${key}".`);
  return render(paper, readTools('.'), drawings);
}

/** In place of the pictures, which may change, one colour. */
async function drawings(sizes: readonly PictureSize[]): Promise<Map<string, Buffer>> {
  const drawn = sizes.map(async (size) => {
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    const picture = sharp({ create: { width, height, channels: 3, background: '#bcd6cb' } });
    return [pictureId(size), await picture.jpeg().toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}
