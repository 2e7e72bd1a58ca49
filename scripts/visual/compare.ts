import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How many pixels may differ: enough for the edge of a letter, too few for a letter. */
const tolerated = 8;

/**
 * The smallest difference between two colours that counts, where black to white is 1: about 3 of 255 in
 * brightness.
 */
const threshold = 0.01;

const gap = 24;

interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

/** How much a screenshot differs from its baseline. */
export interface Difference {
  pixels: number;
  /** A PNG: before, after and difference side by side. */
  picture: Buffer;
}

/**
 * Compares two pictures.
 *
 * @returns `undefined` if they look the same
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [old, now] = await Promise.all([bitmap(before), bitmap(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const sameSize = old.width === now.width && old.height === now.height;
  if (sameSize && old.data.equals(now.data)) return undefined;

  const [left, middle] = await Promise.all([onto(old, width, height), onto(now, width, height)]);
  const marked = { data: Buffer.alloc(width * height * 4), width, height };
  const pixels = pixelmatch(left.data, middle.data, marked.data, width, height, {
    threshold,
    includeAA: true,
    diffColor: [165, 29, 36],
  });
  if (sameSize && pixels <= tolerated) return undefined;
  return { pixels, picture: await sideBySide([left, middle, marked]) };
}

async function bitmap(picture: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Bitmap) => sharp(data, { raw: { width, height, channels: 4 } });

/** The picture on a larger, transparent canvas, at the top left. */
async function onto(picture: Bitmap, width: number, height: number): Promise<Bitmap> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const right = width - picture.width;
  const bottom = height - picture.height;
  return { data: await raw(picture).extend({ right, bottom, background }).raw().toBuffer(), width, height };
}

async function sideBySide(pictures: Bitmap[]): Promise<Buffer> {
  const [{ width, height } = { width: 1, height: 1 }] = pictures;
  const sheet = {
    width: pictures.length * (width + gap) - gap,
    height,
    channels: 3,
    background: '#888',
  } as const;
  const layers = await Promise.all(
    pictures.map(async (picture, n) => ({
      input: await raw(picture).png().toBuffer(),
      left: n * (width + gap),
      top: 0,
    })),
  );
  return sharp({ create: sheet }).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}
