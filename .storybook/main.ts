import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import TerserPlugin from 'terser-webpack-plugin';
import { parse } from 'yaml';
import { layerOrder } from '../src/styles/layers.ts';

const gatsbyStub = fileURLToPath(new URL('../tests/stubs/gatsby.tsx', import.meta.url));

const sample = fileURLToPath(new URL('../tests/fixtures/data/', import.meta.url));

const icons = readFileSync(new URL('../src/components/Icon/icons.svg', import.meta.url), 'utf8');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  stories: ['./docs/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../static'],
  previewHead: (head) => `<style>${layerOrder}</style>${head}`,
  previewBody: (body) => `<div id="icons" hidden>${icons}</div>${body}`,
  addons: [
    {
      name: '@storybook/addon-webpack5-compiler-swc',
      options: {
        swcLoaderOptions: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    },
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  webpackFinal: (webpack) => ({
    ...webpack,
    // Source maps are for development: nobody debugs the built Storybook.
    devtool: webpack.mode === 'production' ? false : webpack.devtool,
    resolve: { ...webpack.resolve, alias: { ...webpack.resolve?.alias, gatsby$: gatsbyStub } },
    module: {
      ...webpack.module,
      // A class that a CSS module does not have fails the build; by default it is a warning.
      parser: { ...webpack.module?.parser, javascript: { exportsPresence: 'error' } },
      rules: [
        ...(webpack.module?.rules ?? []),
        // Only the sample content can be imported, not `data/`: an edit there must not change a story.
        { test: /\.yaml$/, include: sample, type: 'json', parser: { parse } },
      ],
    },
    // Storybook's own choice for quick builds: half of terser's time. Names stay, as Storybook shows them.
    optimization: {
      ...webpack.optimization,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.esbuildMinify,
          terserOptions: { minifyIdentifiers: false },
        }),
      ],
    },
    // Size budgets are for the site, not for Storybook.
    performance: { hints: false },
  }),
};

export default config;
