import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The baseline screenshots, as lossless WebP, and the browser that took them. */
const folder = 'tests/visual';
const browserFile = join(folder, 'browser.txt');
const ending = '.webp';

const fileOf = (name: string) => join(folder, name + ending);

/** The names of all baselines. */
export function namesOfBaselines(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
  );
}

/** The baseline with this name, if there is one. */
export function readBaseline(name: string): Buffer | undefined {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
}

/**
 * Saves a screenshot as a baseline. Its fingerprint goes into the EXIF data, so that an identical screenshot
 * is recognised without decoding any image.
 */
export async function writeBaseline(name: string, screenshot: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = sharp(screenshot).withExif({ IFD0: { ImageDescription: fingerprint(screenshot) } });
  writeFileSync(fileOf(name), await picture.webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Whether a baseline was made from this very screenshot, byte for byte. */
export async function isMadeOf(picture: Buffer, screenshot: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif?.includes(fingerprint(screenshot)) ?? false;
}

const fingerprint = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

/** Deletes a baseline. */
export function removeBaseline(name: string): void {
  rmSync(fileOf(name));
}

/**
 * The browser that took the baselines, like `Chromium 140.0.7339.80, linux x64`; `undefined` if there are
 * none yet.
 */
export function readBrowser(): string | undefined {
  return existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined;
}

/** Records the browser that took the baselines. */
export function writeBrowser(browser: string): void {
  writeFileSync(browserFile, `${browser}\n`);
}
