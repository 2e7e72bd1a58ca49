import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { errorWords } from './errorWords';

/** Gatsby's Head API (react-helmet owns the head), service workers and off-main-thread scripts (there are none). */
const unused =
  /head-export-handler-for-browser|register-service-worker|internal-plugins\/partytown\/gatsby-browser/;

/** What tells screen readers of a new page. */
const announcer = /\.cache\/navigation\.js$/;

/** What Gatsby's webpack must do differently: fewer bytes in the first load, no inlined fonts, no warnings on order. */
export function adaptWebpack(api: CreateWebpackConfigArgs): void {
  const { getConfig, actions, plugins, stage, store } = api;
  const config = getConfig();
  const root = store.getState().program.directory;
  for (const plugin of config.plugins ?? []) {
    // Order between style sheets does not matter, their layers decide; so webpack need not warn of it.
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  for (const rule of config.module.rules) {
    // Fonts stay files: as data URIs in the inlined styles, every page would carry those that it does not need.
    if (rule.test instanceof RegExp && rule.test.test('.woff2')) {
      for (const { options } of rule.use) options.limit = 0;
    }
    // Class names stand in the styles, the scripts and the HTML of every page: six characters instead of forty.
    for (const { use } of rule.oneOf ?? [])
      for (const { options } of [use ?? []].flat())
        if (options?.modules?.localIdentName && stage.startsWith('build'))
          options.modules.localIdentName = '[hash:base64:6]';
  }
  config.module.rules.push({ test: announcer, use: resolve(root, 'gatsby/announceTitle.mjs') });
  config.plugins.push(
    plugins.define({ ERROR_WORDS: JSON.stringify(errorWords(api.getNodesByType('LayoutContent'))) }),
  );
  if (stage === 'build-javascript') {
    // Gatsby puts the styles of all pages and parts into each page; this way each has its own.
    delete config.optimization.splitChunks.cacheGroups.styles;
    config.plugins.push(plugins.normalModuleReplacement(unused, resolve(root, 'gatsby/unused.mjs')));
    for (const { options } of config.optimization.minimizer) {
      // The browsers of package.json's browserslist read modern syntax.
      if (options?.minimizer?.options?.compress)
        options.minimizer.options = {
          ecma: 2020,
          compress: { passes: 3 },
          mangle: true,
          format: { comments: false },
        };
    }
  }
  actions.replaceWebpackConfig(config);
}
