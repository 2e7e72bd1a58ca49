import type { WordFile } from './files';

interface Page {
  /** Not for visitors: in no search engine, and none of its scripts on other pages. */
  hidden?: boolean;
  /** The anchors that do not come from `data/`. */
  anchors?: readonly string[];
  /**
   * The files that its main part, and that of the pages below it, is written in. The main part is in the page's language if all
   * of them are translated; otherwise all of it is in the first language, so that no section is partly in another. Files of
   * entries, like events and pictures, are not listed: entries are marked one by one.
   */
  files: readonly WordFile[];
}

/** The routes of `src/pages`, all but the 404 page. */
export const pages: Readonly<Record<string, Page>> = {
  '/': {
    anchors: ['about', 'mission', 'upcoming-events'],
    files: ['home', 'editable', 'facilities', 'schedule', 'finder', 'coaching', 'changes'],
  },
  '/about': { files: ['about', 'career', 'editable', 'facilities'] },
  '/admin': { hidden: true, files: ['admin', 'editable'] },
  '/coaching': { files: ['coaching', 'editable', 'contact', 'schedule', 'finder'] },
  '/contact': { files: ['contact', 'editable'] },
  '/cricket-career': { anchors: ['periods', 'grades'], files: ['career'] },
  '/design-system': { hidden: true, files: ['design-system'] },
  '/desk': { hidden: true, files: ['desk'] },
  '/faq': { files: ['faq'] },
  '/gallery': { files: ['gallery'] },
  '/privacy-policy': { files: ['privacy-policy'] },
  '/programs': {
    anchors: ['focus-areas', 'standards', 'coaching-pathway', 'global-coaching-certification'],
    files: ['programs', 'coaching'],
  },
  '/schedule': { anchors: ['upcoming-events'], files: ['schedule', 'contact', 'changes'] },
};

/** The names of the pages for the site's maintainers: `admin`, … */
export const hiddenPages = Object.keys(pages)
  .filter((route) => pages[route]?.hidden)
  .map((route) => route.slice(1));
