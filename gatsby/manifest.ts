import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { NodeFields } from '../content/nodeTypes';
import { localesOf } from './locales';
import { readTokens } from './tokens';

/**
 * The web app manifest, for devices that add the site to the home screen: https://www.w3.org/TR/appmanifest/
 */
export function webManifest(
  site: Pick<NodeFields<'LayoutContent'>['site'], 'name' | 'shortName'>,
  { description }: NodeFields<'HomeContent'>['manifest'],
  color: string,
  lang: string,
) {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.name,
    short_name: site.shortName,
    description,
    lang,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/**
 * Writes `site.webmanifest` from the content and the header's colour, for builds and for `gatsby develop`.
 */
export function writeManifest({ getNodesByType, store }: ParentSpanPluginArgs): void {
  const { directory } = store.getState().program;
  const lang = localesOf(getNodesByType('LayoutContent'))[0]?.code ?? '';
  const of = (type: string) => getNodesByType(type).find(({ locale }) => locale === lang);
  const [layout, home] = [Object(of('LayoutContent')), Object(of('HomeContent'))];
  const tokens = readTokens(readFileSync(join(directory, 'src/styles/tokens.css'), 'utf8'));
  const green = tokens.find(({ name }) => name === 'green-900')?.value ?? '';
  const folder = join(directory, 'public');
  mkdirSync(folder, { recursive: true });
  const manifest = webManifest(layout.site, home.manifest, green, lang);
  writeFileSync(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
