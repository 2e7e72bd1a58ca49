import { Helmet } from 'react-helmet';

/** The `<head>` of the error screen, which replaces the page together with its head. */
export function ErrorHead({ locale, title }: { locale: string; title: string }) {
  return (
    <Helmet htmlAttributes={{ lang: locale }}>
      <title>{title}</title>
    </Helmet>
  );
}
