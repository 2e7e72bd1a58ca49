import { Helmet } from 'react-helmet';

/** What is in a page's `<head>`. In builds for browsers `LateHead` takes its place (`gatsby/bundle/webpack.ts`, decision 026). */
export const Head = Helmet;
