import { createElement, type ReactNode } from 'react';
import { InterfaceProvider } from '../../../content/InterfaceContext';
import { HeadContext } from '../../../seo/HeadContext';
import type { Previewed } from './usePreview';

interface PreviewedPageViewProps extends Omit<Previewed, 'turn'> {
  /** Names its `main` landmark, to tell it from the desk's. */
  label: string;
}

/** A page of the site with the draft's data, without header and footer. */
export function PreviewedPageView({ label, page, data, context }: PreviewedPageViewProps) {
  const { layout } = data;
  // Each page has props of its own, which cannot be typed here; `data` answers the page's own query.
  const shown: ReactNode = Reflect.apply(createElement, undefined, [page, { data, pageContext: context }]);
  if (!layout) return null;
  return (
    <InterfaceProvider words={layout.interface}>
      <HeadContext.Provider value={false}>
        <main aria-label={label}>{shown}</main>
      </HeadContext.Provider>
    </InterfaceProvider>
  );
}
