import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { formatProblems } from '../../../content/problems';
import { readContent } from '../../../gatsby/data/readData';

/** With more copies of the pictures, the benchmark would measure little but the encoders. */
const mostPictures = 4;

const facts = z.array(z.looseObject({ id: z.string() }));
const words = z.record(z.string(), z.unknown());
const types = z.looseObject({ types: words });
const questions = z.looseObject({
  categories: z.array(z.looseObject({ entries: z.array(z.looseObject({ question: z.string() })) })),
});
const galleries = z.array(z.looseObject({ folder: z.string().optional(), pictures: z.array(z.string()) }));

/**
 * Multiplies the data in a folder: events, sessions, questions, coaching programmes and, at most fourfold,
 * the galleries. All pictures are replaced by small synthetic ones.
 */
export async function scaleData(dir: string, scale: number): Promise<void> {
  const pictures = Math.min(scale, mostPictures);
  const edit = (file: string, change: (content: unknown) => unknown) => {
    const path = join(dir, 'data', `${file}.yaml`);
    const content: unknown = parse(readFileSync(path, 'utf8'));
    writeFileSync(path, stringify(change(content), { aliasDuplicateObjects: false }));
  };
  const editWords = (file: string, change: (content: unknown) => unknown) => {
    for (const folder of readdirSync(join(dir, 'data')))
      if (/^[a-z]{2}$/.test(folder) && existsSync(join(dir, 'data', folder, `${file}.yaml`)))
        edit(`${folder}/${file}`, change);
  };
  const byId = (content: unknown) =>
    facts.parse(content).flatMap((one) => keys(one.id, scale).map((id) => ({ ...one, id })));
  const byKey = (content: unknown) =>
    Object.fromEntries(
      Object.entries(words.parse(content)).flatMap(([id, text]) => keys(id, scale).map((key) => [key, text])),
    );
  const byType = (content: unknown) => {
    const all = types.parse(content);
    return { ...all, types: byKey(all.types) };
  };

  edit('events', byId);
  editWords('events', byKey);
  edit('sessions', byId);
  edit('coaching', byType);
  editWords('coaching', byType);
  editWords('faq', (content) => {
    const faq = questions.parse(content);
    const longer = faq.categories.map((category) => ({
      ...category,
      entries: category.entries.flatMap((entry) =>
        keys(entry.question, scale).map((question) => ({ ...entry, question })),
      ),
    }));
    return { ...faq, categories: longer };
  });

  const copied = new Map<string, string[]>();
  edit('galleries', (content) =>
    galleries.parse(content).map((gallery) => {
      if (!gallery.folder) return gallery;
      for (const key of gallery.pictures) copied.set(key, keys(key, pictures));
      return { ...gallery, pictures: gallery.pictures.flatMap((key) => keys(key, pictures)) };
    }),
  );
  editWords('pictures', (content) =>
    Object.fromEntries(
      Object.entries(words.parse(content)).flatMap(([key, text]) =>
        (copied.get(key) ?? [key]).map((name) => [name, text]),
      ),
    ),
  );
  await paint(join(dir, 'data/images'), copied);

  const { content, problems } = readContent(dir);
  if (!content) throw new Error(formatProblems(problems));
}

/** The first key stays unchanged, so that references to it still work. */
function keys(name: string, times: number): string[] {
  return Array.from({ length: times }, (_, n) => (n === 0 ? name : `${name}-copy-${n}`));
}

/** Replaces every picture and its copies by noise. No two are alike, so that each has to be encoded. */
async function paint(folder: string, copied: Map<string, string[]>): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [, key, extension] = /^(.+)(\.jpg|\.png|\.webp)$/.exec(file) ?? [];
    if (!key) continue;
    for (const name of copied.get(key) ?? [key]) {
      const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
      await sharp({ create: { width: 320, height: 240, channels: 3, background: '#888', noise } }).toFile(
        join(folder, name + extension),
      );
    }
  }
}
