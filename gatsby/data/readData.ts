import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { checkContent } from '../../content/checks/checkContent';
import type { DataFiles } from '../../content/files';

/** Reads and checks all of `data/` below the project's root. */
export function readContent(root: string): ReturnType<typeof checkContent> {
  return checkContent(readData(root));
}

/** What file managers leave in folders. */
const isSystemFile = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** The files of `data/` below the project's root, as the content model takes them. */
export function readData(root: string): DataFiles {
  const texts = new Map<string, string>();
  const pictures = new Map<string, string | undefined>();
  for (const path of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' }).sort()) {
    const [file, absolute] = [`data/${path.replaceAll('\\', '/')}`, join(root, 'data', path)];
    if (statSync(absolute).isDirectory() || isSystemFile.test(basename(path))) continue;
    if (file.startsWith('data/images/')) pictures.set(file, pictureType(absolute));
    else texts.set(file, readFileSync(absolute, 'utf8'));
  }
  return { texts, pictures };
}

/** The image type according to the file's content; `undefined` if it is not an image. */
function pictureType(file: string): string | undefined {
  try {
    return imageSize(readFileSync(file)).type;
  } catch {
    // The library's errors describe its parsers, not the file.
    return undefined;
  }
}
