import sharp from 'sharp';
import { avifOptions, setAvifOptions } from './avif';

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

it('is how an AVIF is encoded where nobody asks for anything else', async () => {
  const picture = await noise().png().toBuffer();
  const encoded = (options?: sharp.AvifOptions) => sharp(picture).avif(options).toBuffer();
  const [usual, lowered] = [await encoded(), await encoded(avifOptions)];
  expect(lowered.equals(usual)).toBe(false);

  setAvifOptions();
  expect((await encoded()).equals(lowered)).toBe(true);
  expect((await encoded({ quality: 50 })).equals(await encoded({ quality: 50, ...avifOptions }))).toBe(true);
  expect((await encoded({ effort: 4, chromaSubsampling: '4:4:4' })).equals(usual)).toBe(true);
});
