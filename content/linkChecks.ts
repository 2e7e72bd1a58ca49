import { addressesOf, addressProblem } from './addresses';
import { type Field, texts } from './fields';
import type { Content } from './files';
import { inlineHrefs } from './inlineLinks';
import { formatPath, type Problem } from './problems';

/** Paths of this site that lead nowhere, in the links of all files and in the texts that may hold links. */
export function linkProblems({ facts, words }: Pick<Content, 'facts' | 'words'>): Problem[] {
  return Object.entries(words).flatMap(([locale, files]) => {
    const addresses = addressesOf(facts, files, words[facts.site.languages[0] ?? locale]);
    return Object.entries(files).flatMap(([name, file]) =>
      texts(file).flatMap((field) =>
        hrefsOf(field).flatMap((href) => {
          const message = addressProblem(href, addresses);
          const place = { file: `data/${locale}/${name}.yaml`, path: formatPath(field.path) };
          return message ? [{ ...place, message }] : [];
        }),
      ),
    );
  });
}

function hrefsOf({ path, value }: Field): string[] {
  const name = String(path.at(-1));
  if (name === 'answer') return inlineHrefs(value);
  return /href$/i.test(name) && value.startsWith('/') ? [value] : [];
}
