import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const group = z.object({ assets: z.array(z.object({ name: z.string() })) });
const stats = z.object({ namedChunkGroups: z.record(z.string(), group) });
const pageData = z.object({ componentChunkName: z.string() });

/** Which scripts belong to which page, according to webpack's statistics and Gatsby's page data. */
export interface Chunks {
  /** Paths of the scripts without which a page is not interactive. Its HTML names only some of them. */
  ofPage: (route: string) => string[];
  /** Paths of the scripts used only by the pages for the site's maintainers. */
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

  const isPrivate = (name: string) => /(admin|design-system|desk)/.test(name);
  const shared = new Set(scripts((name) => !isPrivate(name)));
  return {
    ofPage: (route) => {
      const folder = route === '/' ? 'index' : route;
      const { componentChunkName } = pageData.parse(read('page-data', folder, 'page-data.json'));
      return scripts((name) => name === 'app' || name === componentChunkName);
    },
    ofPrivatePages: new Set(scripts(isPrivate).filter((path) => !shared.has(path))),
  };
}
