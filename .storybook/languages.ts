import { interfaceWords } from '../content/schemas/layout';

declare global {
  interface ImportMeta {
    /** From webpack: all matching files of a folder; the function loads one by its path in the folder. */
    webpackContext(
      folder: string,
      options: { regExp: RegExp },
    ): ((file: string) => unknown) & {
      keys(): string[];
    };
  }
}

/** The words of controls in every language of the sample content. */
const files = import.meta.webpackContext('../tests/fixtures/data', {
  regExp: /^\.\/[a-z]{2}\/interface\.yaml$/,
});

const folders = files.keys().map((file) => file.slice(2, 4));

/** The words of controls in a language, or in English if the language has no folder, as on the site. */
export function interfaceIn(language: string) {
  const locale = folders.includes(language) ? language : 'en';
  return { ...interfaceWords.parse(files(`./${locale}/interface.yaml`)), locale };
}

const nameOf = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** The toolbar's languages: those of the sample content, and Polish, which the cookie dialog and privacy policy always have. */
export const languages = [...new Set([...folders, 'pl'])].map((value) => ({
  value,
  title: folders.includes(value) ? `${nameOf(value)}` : `${nameOf(value)}: cookie dialog, privacy policy`,
  right: value,
}));
