import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pictures to compare with, WebP without loss, and the browser that drew them. */
const folder = 'tests/visual';
const browserFile = join(folder, 'browser.txt');
const ending = '.webp';

const fileOf = (name: string) => join(folder, name + ending);

/** The names of all pictures. */
export function namesOfBaselines(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
  );
}

/** The picture of this name, if there is one. */
export function readBaseline(name: string): Buffer | undefined {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
}

/** Keeps a screenshot, and in it which one it was: an equal one is then known without being decoded. */
export async function writeBaseline(name: string, screenshot: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = sharp(screenshot).withExif({ IFD0: { ImageDescription: fingerprint(screenshot) } });
  writeFileSync(fileOf(name), await picture.webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Whether a picture was made of the very same screenshot, byte for byte. */
export async function isMadeOf(picture: Buffer, screenshot: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif?.includes(fingerprint(screenshot)) ?? false;
}

const fingerprint = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

/** Throws a picture away. */
export function removeBaseline(name: string): void {
  rmSync(fileOf(name));
}

/** What drew the pictures, like `Chromium 140.0.7339.80, linux x64`; nothing before the first one is drawn. */
export function readBrowser(): string | undefined {
  return existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined;
}

/** Remembers what drew the pictures. */
export function writeBrowser(browser: string): void {
  writeFileSync(browserFile, `${browser}\n`);
}
