import { withPrefix } from 'gatsby';
import { useContext } from 'react';
import type { Thing } from 'schema-dts';
import { absolute, type SiteFacts, sharePicture } from './address';
import { breadcrumbs, serialise, webPage } from './graph';
import { Head } from './Head';
import { HeadContext } from './HeadContext';

interface SeoProps {
  /** The `Layout` fragment of the page's query. */
  layout: { locale: string; locales: readonly { code: string; prefix: string }[]; site: SiteFacts };
  /** Path of the page, without the path prefix. */
  path: string;
  title: string;
  description: string;
  /** The parent page in the breadcrumbs, if it is not the home page. */
  parent?: { name: string; path: string };
  /** Structured data about the academy, its events and courses. */
  jsonLd?: readonly Thing[];
  /** Excludes the page from search engines. */
  hidden?: boolean;
}

/** All of a page's `<head>` that depends on the page. Nothing else may write there. */
export function Seo({ layout, path, title, description, parent, jsonLd = [], hidden = false }: SeoProps) {
  const mine = useContext(HeadContext);
  if (!mine) return null;
  const { locale, locales, site } = layout;
  const address = absolute(site.url, path);
  const picture = sharePicture(site);
  const prefix = prefixOf(layout);
  const home = `${prefix}/`;
  const pages = [
    { name: site.name, path: home },
    ...(parent ? [parent] : []),
    { name: title.split(' | ')[0] ?? title, path },
  ];
  const crumbs = path === home ? [] : [breadcrumbs(site, pages)];
  const graph = [webPage(address, title, description, locale), ...crumbs, ...jsonLd];
  return (
    <Head htmlAttributes={{ lang: locale }}>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
      <link rel="manifest" href={withPrefix(`${prefix}/site.webmanifest`)} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!hidden &&
        locales.length > 1 &&
        alternates(layout, path).map((link) => <link key={link.hrefLang} {...link} />)}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={territoryOf(locale)} />
      {locales
        .filter(({ code }) => code !== locale && !hidden)
        .map(({ code }) => (
          <meta key={code} property="og:locale:alternate" content={territoryOf(code)} />
        ))}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      {picture && <meta property="og:image:alt" content={site.share.picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={picture} />}
      {!hidden && <script type="application/ld+json">{serialise(graph)}</script>}
    </Head>
  );
}

/** The header's colour, `--green-900`. A literal, because `theme-color` cannot use custom properties. */
export const themeColor = '#0f3d3e';

/** Open Graph locales need a territory. */
const territories: Record<string, string> = { en: 'en_GB', pl: 'pl_PL' };
const territoryOf = (locale: string) => territories[locale] ?? locale;

/** Links to the page in every language; `x-default` is the language without a prefix. */
function alternates({ locale, locales, site }: SeoProps['layout'], path: string) {
  const rest = path.slice(prefixOf({ locale, locales, site }).length);
  const links = locales.map(({ code, prefix }) => ({
    code,
    href: absolute(site.url, prefix + rest),
    prefix,
  }));
  const fallback = links
    .filter(({ prefix }) => prefix === '')
    .map((link) => ({ ...link, code: 'x-default' }));
  return [...links, ...fallback].map(({ code, href }) => ({ rel: 'alternate', hrefLang: code, href }));
}

function prefixOf({ locale, locales }: SeoProps['layout']): string {
  return locales.find(({ code }) => code === locale)?.prefix ?? '';
}
