import { createElement, type ReactNode } from 'react';
import { InterfaceProvider } from '../../../content/InterfaceContext';
import { HeadContext } from '../../../seo/HeadContext';
import type { Previewed } from './usePreview';

interface PreviewedPageViewProps extends Omit<Previewed, 'turn'> {
  /** Tells its main part from the desk's. */
  label: string;
}

/** A page of the site with what the draft answers to its query, without the header and the footer around it. */
export function PreviewedPageView({ label, page, data, context }: PreviewedPageViewProps) {
  const { layout } = data;
  // Gatsby gives a page what its query was answered with, and no type can say more of it here.
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
