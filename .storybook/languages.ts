import { interfaceContent } from '../content/schemas/layout';
import { facts, words } from '../tests/fixtures/content';
import { isLanguage, language, languageCodes } from '../tests/fixtures/language';

/** The words of controls. */
export const controls = interfaceContent.parse({
  ...words.interface,
  locale: language,
  timeZone: facts.site.timeZone,
});

const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code);

/** The toolbar's languages. */
export const languages = languageCodes.map((value) => ({ value, title: `${nameOf(value)}`, right: value }));

/** Loads the page anew, with the sample content in the language that the toolbar asks for now. @returns whether it does */
export function speak(wanted: unknown): boolean {
  if (wanted === language || !isLanguage(wanted)) return false;
  const address = new URL(window.location.href);
  const globals = address.searchParams.get('globals')?.split(';') ?? [];
  const others = globals.filter((global) => global && !global.startsWith('language:'));
  address.searchParams.set('globals', [...others, `language:${wanted}`].join(';'));
  window.location.replace(address);
  return true;
}
