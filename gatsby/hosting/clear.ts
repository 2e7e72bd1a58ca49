import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of one language: `site.languages` has no other codes. */
const isLanguage = (name: string) => /^[a-z]{2}$/.test(name);

/**
 * Removes a file or folder that builds write for each language, `calendar` and `pl/calendar`, also those of a language that the site
 * has given up: hosts would go on to serve them, and calendars to subscribe to them.
 *
 * @param root the project's folder
 */
export function clear(root: string, name: string): void {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return;
  for (const language of ['', ...readdirSync(folder).filter(isLanguage)])
    rmSync(join(folder, language, name), { recursive: true, force: true });
}
