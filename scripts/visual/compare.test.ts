import sharp from 'sharp';
import { compare } from './compare';

const green = '#0f3d3e';

/** A PNG with a card in one colour on cream. */
async function card({ left = 40, color = green, height = 120 } = {}): Promise<Buffer> {
  const input = await sharp({ create: { width: 80, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height, channels: 3, background: '#f4efe4' } })
    .composite([{ input, left, top: 40 }])
    .png()
    .toBuffer();
}

/** The same with this many pixels slightly darker, like the edges of letters. */
async function dotted(dots: number): Promise<Buffer> {
  const input = await sharp({ create: { width: dots, height: 1, channels: 3, background: '#d8d3c8' } })
    .png()
    .toBuffer();
  return sharp(await card())
    .composite([{ input, left: 10, top: 10 }])
    .png()
    .toBuffer();
}

it('lets the same picture pass, also from another format', async () => {
  const webp = await sharp(await card())
    .webp({ lossless: true })
    .toBuffer();
  expect(await compare(webp, await card())).toBeUndefined();
});

it.each([
  ['a padding that has grown by 4 px', card({ left: 44 })],
  ['a token whose colour has changed a little', card({ color: '#13413f' })],
  ['a page that has become longer', card({ height: 124 })],
  ['a letter', dotted(12)],
])('sees %s', async (_, after) => {
  expect((await compare(await card(), await after))?.pixels).toBeGreaterThan(8);
});

it('accepts a difference of a few pixels', async () => {
  expect(await compare(await card(), await dotted(6))).toBeUndefined();
});

it('shows before, after and the difference side by side', async () => {
  const difference = await compare(await card(), await card({ left: 44, height: 124 }));
  const { width, height } = await sharp(difference?.picture).metadata();
  expect({ width, height }).toEqual({ width: 3 * 200 + 2 * 24, height: 124 });
});
