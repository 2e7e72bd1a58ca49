import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import type { LayoutData } from '../../content/layout';
import type { PageContext } from '../../content/types';
import { ErrorHead } from '../../seo/ErrorHead';
import { ErrorScreen, type ErrorScreenProps } from '../ErrorScreen/ErrorScreen';
import { SiteLayout } from './SiteLayout';

type Args =
  | WrapPageElementBrowserArgs<PageData, Partial<PageContext>>
  | WrapPageElementNodeArgs<PageData, Partial<PageContext>>;

interface PageData {
  layout?: LayoutData | null;
}

/** The error screen's words in one language. */
export type ErrorWords = ErrorScreenProps & { locale: string };

/**
 * The error screen's words, the default language first. `gatsby/bundle/webpack.ts` puts them into the bundle, since they
 * cannot come with a page whose data is broken.
 */
declare const ERROR_WORDS: readonly [ErrorWords, ...ErrorWords[]];

/** Puts a page into the layout, in the browser and on the server. If either throws, an error screen takes its place. */
export function wrapPage({ element, props }: Args) {
  const { locale } = { ...props.pageContext };
  // Named only once: webpack inserts the words wherever the constant is named.
  const languages = ERROR_WORDS;
  const words = languages.find((each) => each.locale === locale) ?? languages[0];
  const screen = (
    <>
      <ErrorHead locale={words.locale} title={words.title} />
      <ErrorScreen {...words} />
    </>
  );
  return (
    <ErrorBoundary resetKey={props.location.pathname} fallback={<main>{screen}</main>}>
      <InLayout props={props} errorScreen={screen}>
        {element}
      </InLayout>
    </ErrorBoundary>
  );
}

/** The page in its layout, or alone if it has no layout data, like Gatsby's own development pages. */
function InLayout({
  props,
  errorScreen,
  children,
}: {
  props: Args['props'];
  errorScreen: JSX.Element;
  children: JSX.Element;
}) {
  const { data, pageContext } = props;
  if (!data?.layout) return children;
  return (
    <SiteLayout
      data={data.layout}
      path={pageContext.route ?? '/'}
      lang={pageContext.lang}
      errorScreen={errorScreen}
    >
      {children}
    </SiteLayout>
  );
}
