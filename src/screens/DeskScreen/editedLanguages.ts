import type { Values } from '../../../content/desk/edits';
import type { DeskLanguages } from './words';

/**
 * The languages that the desk writes in: those of the site and, after them, those that are not published. The files of these are
 * checked, too, so an entry that they lacked would be a mistake that nobody could mend here.
 */
export function editedLanguages(published: DeskLanguages, values: Values): DeskLanguages {
  const folders = Object.keys(values).flatMap((file) => /^data\/([a-z]{2})\//.exec(file)?.[1] ?? []);
  const waiting = [...new Set(folders)].filter((folder) => !published.some(({ code }) => code === folder));
  const nameOf = (code: string) => String(Object(values[`data/${code}/interface.yaml`]).languageName ?? code);
  return [...published, ...waiting.map((code) => ({ code, name: nameOf(code), prefix: '' }))];
}
