import { readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { parseDocument } from 'yaml';
import { serveDesk } from './gatsby/desk/endpoint';
import { countCores } from './gatsby/pictures/firstBuild';

countCores();

// The address is set in data/site.yaml alone. If that file is broken, the content check reports it, not this.
const siteUrl = String(parseDocument(readFileSync('data/site.yaml', 'utf8')).get('url') ?? '');

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix: process.env.PATH_PREFIX ?? '',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Only in `gatsby develop`: the desk writes straight into data/.
  developMiddleware: (app) => app.use('/__desk', serveDesk(process.cwd())),
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: 'data' } },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          placeholder: 'dominantColor',
          quality: 72,
          avifOptions: { quality: 57 },
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
