import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureSize, pictureId } from './sheet';

/** Pixels per point (1/72 inch): 200 dpi, sharp enough for pictures in print. */
const dots = 200 / 72;

/**
 * Encodes the pictures of papers, each size only once.
 *
 * @param ground the colour on which those stand that are cut out: JPEG knows no clear pixels
 */
export function pictureMaker(root: string, paths: ReadonlyMap<string, string>, ground: string) {
  const made = new Map<string, Promise<Buffer>>();
  return async (sizes: readonly PictureSize[]): Promise<ReadonlyMap<string, Buffer>> => {
    for (const size of sizes) {
      const id = pictureId(size);
      const path = `data/${paths.get(size.picture)}`;
      if (!made.has(id)) made.set(id, encode(root, path, size, ground));
    }
    return new Map(await Promise.all([...made].map(async ([id, encoded]) => [id, await encoded] as const)));
  };
}

async function encode(
  root: string,
  path: string,
  { width, height }: PictureSize,
  background: string,
): Promise<Buffer> {
  try {
    return await sharp(join(root, path))
      .resize(Math.round(width * dots), Math.round(height * dots), { fit: 'cover' })
      .flatten({ background })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new Error(`${path}: expected a picture, got ${error instanceof Error ? error.message : error}`);
  }
}
