import jsQR from 'jsqr';
import sharp from 'sharp';
import { codeSvg } from './qrCodes';

it.each([
  'https://academy.example/calendar/krakow-juniors.ics',
  'https://an-academy-with-a-long-name.example/a/path/pl/calendar/gorzow-wielkopolski-beginners.ics',
])('a phone reads %s from its code', async (address) => {
  // 30 mm at the 96 dots per inch of a bad printer.
  const { data, info } = await sharp(Buffer.from(codeSvg(address)), { density: 600 })
    .resize(113, 113)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

it('a code is a small file', () => {
  expect(codeSvg('https://academy.example/calendar/krakow-juniors.ics').length).toBeLessThan(12_000);
});
