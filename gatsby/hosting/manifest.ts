import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { z } from 'zod';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { readTokens } from '../data/tokens';
import { localesOf } from '../pages/locales';
import { clear } from './clear';

const { name, shortName } = nodeTypes.LayoutContent.shape.site.shape;
const site = z.object({ name, shortName });
const { manifest } = nodeTypes.HomeContent.shape;

/**
 * The web app manifest, for devices that add the site to the home screen: https://www.w3.org/TR/appmanifest/
 *
 * @param locale the language and its path prefix, where the manifest is; the icons are at the root
 */
export function webManifest(
  academy: z.output<typeof site>,
  { description }: z.output<typeof manifest>,
  color: string,
  { code: lang, prefix }: { code: string; prefix: string },
) {
  const icon = (src: string, size: number, purpose: string) => ({
    src: prefix ? `../${src}` : src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: academy.name,
    short_name: academy.shortName,
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

/** Writes each language's `site.webmanifest` from its content and the header's colour, for builds and for `gatsby develop`. */
export function writeManifests({ getNodesByType, store }: ParentSpanPluginArgs): void {
  const { directory } = store.getState().program;
  const tokens = readTokens(readFileSync(join(directory, 'src/styles/tokens.css'), 'utf8'));
  const green = tokens.find(({ name }) => name === 'green-900')?.value ?? '';
  clear(directory, 'site.webmanifest');
  for (const locale of localesOf(getNodesByType('LayoutContent'))) {
    const of = (type: string) => getNodesByType(type).find((node) => node.locale === locale.code);
    const written = webManifest(
      site.parse(of('LayoutContent')?.site),
      manifest.parse(of('HomeContent')?.manifest),
      green,
      locale,
    );
    const folder = join(directory, 'public', locale.prefix);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site.webmanifest'), `${JSON.stringify(written, null, 2)}\n`);
  }
}
