import sharp from 'sharp';
import { avifEffort, lowerAvifEffort } from './avif';

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#0f3d3e',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

it('is what an AVIF is encoded with where nobody asks for another effort', async () => {
  const picture = await noise().png().toBuffer();
  const encoded = (options?: sharp.AvifOptions) => sharp(picture).avif(options).toBuffer();
  const [usual, lowered] = [await encoded(), await encoded({ effort: avifEffort })];
  expect(lowered.equals(usual)).toBe(false);

  lowerAvifEffort();
  expect((await encoded()).equals(lowered)).toBe(true);
  expect((await encoded({ quality: 50 })).equals(await encoded({ quality: 50, effort: avifEffort }))).toBe(
    true,
  );
  expect((await encoded({ effort: 4 })).equals(usual)).toBe(true);
});
