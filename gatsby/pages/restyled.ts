import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache, Store } from 'gatsby';

const key = 'styles';

/** What of Gatsby's API is used here. */
interface Api {
  cache: Pick<GatsbyCache, 'get' | 'set'>;
  store: Pick<Store, 'getState' | 'dispatch'>;
  createContentDigest: (input: string) => string;
}

/**
 * Has all pages rendered again after a change of a style sheet or of a drawing in it. The styles stand in every page's HTML, but
 * Gatsby, since its version 5, renders a page anew only for new data or a new script, so the old look would stay until
 * `gatsby clean`.
 */
export async function renderRestyled(api: Api): Promise<void> {
  const digest = digestOfStyles(api);
  if ((await api.cache.get(key)) === digest) return;
  // What Gatsby does when the code that renders pages has changed.
  api.store.dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: digest });
}

/** Remembers the styles with which the pages have been rendered. */
export async function rememberStyles(api: Api): Promise<void> {
  await api.cache.set(key, digestOfStyles(api));
}

function digestOfStyles({ store, createContentDigest }: Api): string {
  const source = join(store.getState().program.directory, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|svg)$/.test(file),
  );
  return createContentDigest(
    sheets
      .sort()
      .map((file) => file + readFileSync(join(source, file), 'utf8'))
      .join('\n'),
  );
}
