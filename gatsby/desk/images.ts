import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs, Node } from 'gatsby';
import { z } from 'zod';
import type { Images } from '../../content/desk/review';

const imageData = z.looseObject({
  images: z.looseObject({
    fallback: z.looseObject({ src: z.string() }),
    sources: z.tuple([z.looseObject({ sizes: z.string() })]),
  }),
});

/** Gatsby puts a file's digest into the address of everything made from it. */
const digest = /\/static\/([0-9a-f]{32})\//;

/** The images in the data of a page. */
export function* imagesIn(value: unknown): Generator<z.output<typeof imageData>> {
  const { success, data } = imageData.safeParse(value);
  if (success) yield data;
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* imagesIn(one);
}

/** All images of these pages, for the files whose digests are given. */
export function imagesOf(pages: Iterable<unknown>, paths: ReadonlyMap<string, string>): Images {
  const found: Record<string, Images[string]> = {};
  for (const page of pages)
    for (const image of imagesIn(page)) {
      const { fallback, sources } = image.images;
      const path = paths.get(digest.exec(fallback.src)?.[1] ?? '');
      if (path) found[path] = { ...found[path], [sources[0].sizes]: image };
    }
  return found;
}

/** Writes a list of the pages' images next to the desk's page, for its previews. */
export function writeImages({ getNodesByType, store }: Pick<BuildArgs, 'getNodesByType' | 'store'>): void {
  const root = join(store.getState().program.directory, 'public');
  const files = readdirSync(join(root, 'page-data'), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('page-data.json'))
    .map((file): unknown => JSON.parse(readFileSync(join(root, 'page-data', file), 'utf8')).result?.data);
  const paths = getNodesByType('File').map((file: Node): [string, string] => [
    file.internal.contentDigest,
    String(file.relativePath),
  ]);
  writeFileSync(join(root, 'desk/images.json'), JSON.stringify(imagesOf(pages, new Map(paths))));
}
