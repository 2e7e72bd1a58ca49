import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hiddenPages } from '../../content/pages';

const group = z.object({ assets: z.array(z.object({ name: z.string() })) });
const stats = z.object({ namedChunkGroups: z.record(z.string(), group) });
const pageData = z.object({ componentChunkName: z.string() });
const sourceMap = z.object({ sources: z.array(z.string()) });

/** Matches a module of the pages for the site's maintainers: `src/pages/design-system.tsx`, `src/screens/DesignSystemScreen/Part.tsx`, … */
const privateModule = new RegExp(
  `/src/(pages|screens|machines)/(${hiddenPages.map((page) => page.replaceAll('-', '-?')).join('|')})`,
  'i',
);

/** Which scripts belong to which page, according to webpack's statistics, its source maps and Gatsby's page data. */
export interface Chunks {
  /** Paths of the scripts without which a page is not interactive. Its HTML names only some of them. */
  ofPage: (route: string) => string[];
  /** Paths of the scripts with code of the pages for the site's maintainers. Statistics do not name those that are loaded later. */
  ofPrivatePages: ReadonlySet<string>;
}

/** Reads the chunks of a built site. */
export function readChunks(dir = 'public'): Chunks {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(dir, ...path), 'utf8'));
  const groups = Object.entries(stats.parse(read('webpack.stats.json')).namedChunkGroups);
  const scripts = (wanted: (name: string) => boolean) =>
    groups
      .filter(([name]) => wanted(name))
      .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`))
      .filter((path) => path.endsWith('.js'));

  const ofPrivatePages = readdirSync(dir)
    .filter((file) => file.endsWith('.js.map'))
    .filter((file) => sourceMap.parse(read(file)).sources.some((module) => privateModule.test(module)))
    .map((file) => `/${file.replace(/\.map$/, '')}`);
  if (ofPrivatePages.length === 0)
    throw new Error(`No script of ${dir}/ has a source map that names one of ${hiddenPages.join(', ')}.`);
  return {
    ofPage: (route) => {
      const folder = route === '/' ? 'index' : route;
      const { componentChunkName } = pageData.parse(read('page-data', folder, 'page-data.json'));
      return scripts((name) => name === 'app' || name === componentChunkName);
    },
    ofPrivatePages: new Set(ofPrivatePages),
  };
}
