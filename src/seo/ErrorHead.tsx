import { Helmet } from 'react-helmet';

/** The `<head>` of the error screen: the page's own has gone with the page. */
export function ErrorHead({ locale, title }: { locale: string; title: string }) {
  return (
    <Helmet htmlAttributes={{ lang: locale }}>
      <title>{title}</title>
    </Helmet>
  );
}
