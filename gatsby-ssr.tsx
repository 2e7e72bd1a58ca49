import './src/styles/global.css';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/reveal.css';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { bootScript } from './src/browser/loading/bootScript';
import { wrapPage } from './src/layout/SiteLayout/wrapPage';
import displayFont from './src/styles/fonts/bricolage-grotesque-800-latin.woff2';
import displayFontExtended from './src/styles/fonts/bricolage-grotesque-800-latin-ext.woff2';
import textFont from './src/styles/fonts/figtree-latin.woff2';
import textFontExtended from './src/styles/fonts/figtree-latin-ext.woff2';
import { layerOrder } from './src/styles/layers';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/** Gives Gatsby's loader the page's path from an attribute, so that one script, and one CSP hash, does for every page. */
const readPagePath = 'window.pagePath=document.documentElement.dataset.path';

/** All icons, to which those of the page refer (`src/components/Icon`); webpack puts them in. */
declare const ICONS: string;

/** Letters like ą and ł are in files of their own; without them at once a word would be in two faces. English has none. */
const extendedFonts = [displayFontExtended, textFontExtended];
const isEnglish = (context: unknown) =>
  typeof context === 'object' && context !== null && 'locale' in context && context.locale === 'en';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  const attributes: Record<string, string> = { 'data-path': pathname };
  setHtmlAttributes(attributes);
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
    <div key="icons" id="icons" hidden dangerouslySetInnerHTML={{ __html: ICONS }} />,
  ]);
  // Gatsby's types say otherwise, but in development there is no such function.
  const context = loadPageDataSync?.(pathname).result.pageContext;
  setHeadComponents([
    <script key="boot-script">{bootScript}</script>,
    ...[displayFont, textFont, ...(isEnglish(context) ? [] : extendedFonts)].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
};

// webpack chooses the order in which style sheets are merged; the order of the layers is fixed by declaring it before them.
// gatsby-plugin-image adds styles and a script for a component that this site does not use: they are left out.
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (html) => {
  const needed = html.getHeadComponents().filter((node) => !keyOf(node).startsWith('gatsby-image-style'));
  html.replaceHeadComponents([
    // Filled in once all pages are built: gatsby/hosting/headers.ts. Not in development, where it would break hot reload.
    process.env.NODE_ENV === 'production' && (
      <meta key="policy" httpEquiv="Content-Security-Policy" content="" />
    ),
    <style key="layer-order">{layerOrder}</style>,
    ...needed,
  ]);
  html.replacePostBodyComponents(
    html
      .getPostBodyComponents()
      .map((node) =>
        keyOf(node) === 'script-loader' ? <script key="script-loader">{readPagePath}</script> : node,
      ),
  );
};

const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : '');
