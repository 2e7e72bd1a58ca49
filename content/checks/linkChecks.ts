import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { remembered } from '../remembered';
import { type Field, texts } from '../texts/fields';
import { inlineHrefs } from '../texts/inlineLinks';
import { addressesOf, addressProblem } from './addresses';

/** Broken links to this site, in link fields and in texts that may contain links; scenes of pages that there are not. */
export function linkProblems({ facts, words }: Pick<Content, 'facts' | 'words'>): Problem[] {
  const languages = Object.keys(words);
  const inWords = Object.entries(words).flatMap(([locale, files]) => {
    const addresses = addressesOf(facts, files, words[facts.site.languages[0] ?? locale]);
    return Object.entries(files).flatMap(([name, file]) =>
      linksIn(file).flatMap(({ path, href }) => {
        const message = languageProblem(href, languages) ?? addressProblem(href, addresses);
        const place = { file: `data/${locale}/${name}.yaml`, path: formatPath(path) };
        return message ? [{ ...place, message }] : [];
      }),
    );
  });
  return [...sceneProblems({ facts, words }), ...inWords];
}

/** Nobody would see why the sky and the river of a section are the usual ones. */
function sceneProblems({ facts, words }: Pick<Content, 'facts' | 'words'>): Problem[] {
  const root = words[facts.site.languages[0] ?? ''];
  if (!root) return [];
  const addresses = new Map(addressesOf(facts, root)).set('/404', new Set());
  return facts.site.scenes.flatMap(({ href }, n) => {
    const message = addressProblem(href, addresses);
    return message ? [{ file: 'data/site.yaml', path: formatPath(['scenes', n, 'href']), message }] : [];
  });
}

const linksIn = remembered((file) =>
  texts(file).flatMap((field) => hrefsOf(field).map((href) => ({ path: field.path, href }))),
);

function hrefsOf({ path, value }: Field): string[] {
  const name = String(path.at(-1));
  if (name === 'answer') return inlineHrefs(value);
  return /href$/i.test(name) && value.startsWith('/') ? [value] : [];
}

/** Links in words must not name a language: the build adds it. */
function languageProblem(href: string, languages: readonly string[]): string | undefined {
  const [, language = '', path = '/'] = /^\/([^/#]+)(.*)$/.exec(href) ?? [];
  if (!languages.includes(language)) return undefined;
  return `expected the page without its language ("${path || '/'}"), got "${href}"`;
}
