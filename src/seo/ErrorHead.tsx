import { Head } from './Head';

/** The `<head>` of the error screen, which replaces the page together with its head. */
export function ErrorHead({ locale, title }: { locale: string; title: string }) {
  return (
    <Head htmlAttributes={{ lang: locale }}>
      <title>{title}</title>
    </Head>
  );
}
