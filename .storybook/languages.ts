import { interfaceWords } from '../content/schemas/layout';

declare global {
  interface ImportMeta {
    /** webpack's: all files of a folder that match, to be asked for by their path in it. */
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

/** The words of controls in a language; a folder that is not there takes them from English, as on the site. */
export function interfaceIn(language: string) {
  const locale = folders.includes(language) ? language : 'en';
  return { ...interfaceWords.parse(files(`./${locale}/interface.yaml`)), locale };
}

const nameOf = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** The toolbar's languages: those of the sample content, and Polish, in which the cookie dialog and the privacy policy are anyway. */
export const languages = [...new Set([...folders, 'pl'])].map((value) => ({
  value,
  title: folders.includes(value) ? `${nameOf(value)}` : `${nameOf(value)}: cookie dialog, privacy policy`,
  right: value,
}));
