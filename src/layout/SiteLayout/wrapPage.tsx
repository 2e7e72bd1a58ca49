import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { LayoutData } from '../../content/layout';
import type { PageContext } from '../../content/types';
import { SiteLayout } from './SiteLayout';

type Args =
  | WrapPageElementBrowserArgs<PageData, Partial<PageContext>>
  | WrapPageElementNodeArgs<PageData, Partial<PageContext>>;

interface PageData {
  layout?: LayoutData | null;
}

/** Puts a page into the layout, in the browser and on the server alike. Gatsby's own development pages have no words. */
export function wrapPage({ element, props }: Args) {
  const { data, pageContext } = props;
  if (!data?.layout) return element;
  return (
    <SiteLayout data={data.layout} path={pageContext.route ?? '/'}>
      {element}
    </SiteLayout>
  );
}
