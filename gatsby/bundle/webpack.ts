import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { className } from './className';
import { compileWithSwc } from './compileWithSwc';
import { errorWords } from './errorWords';
import { minifyStyles } from './minifyStyles';

/** Gatsby's Head API (we use react-helmet), service workers and off-main-thread scripts (we have neither). */
const unused =
  /head-export-handler-for-browser|register-service-worker|internal-plugins\/partytown\/gatsby-browser/;

/** Gatsby's module that announces a new page to screen readers. */
const announcer = /\.cache\/navigation\.js$/;

/**
 * Adapts Gatsby's webpack configuration: a smaller first load, nothing inlined, no warnings about CSS order.
 */
export function adaptWebpack(api: CreateWebpackConfigArgs): void {
  const { getConfig, actions, plugins, stage, store } = api;
  const config = getConfig();
  const root = store.getState().program.directory;
  for (const plugin of config.plugins ?? []) {
    // Cascade layers decide between style sheets, so their order does not matter.
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  for (const rule of config.module.rules) {
    // Keep fonts and pictures as files: as data URIs in the inlined styles, every page would carry some that it does not need. The
    // styles name them, and of a hash of 32 digits eight are enough.
    if (rule.test instanceof RegExp && ['.woff2', '.svg'].some((file) => rule.test.test(file))) {
      for (const { options } of rule.use)
        Object.assign(options, { limit: 0, name: 'static/[name]-[hash:8].[ext]' });
    }
    // Class names are repeated in styles, scripts and HTML: use four characters instead of about forty.
    for (const { use } of rule.oneOf ?? [])
      for (const { options } of [use ?? []].flat())
        if (options?.modules?.localIdentName && stage.startsWith('build'))
          options.modules.getLocalIdent = (
            { resourcePath }: { resourcePath: string },
            _pattern: string,
            local: string,
          ) => className(root, resourcePath, local);
  }
  if (stage.startsWith('build')) compileWithSwc(api);
  config.module.rules.push({ test: announcer, use: resolve(root, 'gatsby/bundle/announceTitle.mjs') });
  config.plugins.push(
    plugins.define({
      ERROR_WORDS: JSON.stringify(errorWords(api.getNodesByType('LayoutContent'))),
      // Gatsby renders all pages in every build if the code that renders them reads files.
      ICONS: JSON.stringify(readFileSync(resolve(root, 'src/components/Icon/icons.svg'), 'utf8')),
    }),
    plugins.normalModuleReplacement(/^\.\/normalize-page-path$/, resolve(root, 'gatsby/bundle/pagePath.mjs')),
  );
  if (stage === 'build-javascript') {
    minifyStyles(config);
    // Gatsby bundles the styles of all pages and inlines them in every page; without this group each page
    // gets its own.
    const { cacheGroups } = config.optimization.splitChunks;
    delete cacheGroups.styles;
    // The names of all scripts that pages share are in every first load: of forty characters, eight are enough. Digits alone name lazy parts.
    const nameOf = cacheGroups.shared.name;
    cacheGroups.shared.name = (module: unknown, chunks: unknown) => `s${nameOf(module, chunks).slice(0, 7)}`;
    config.plugins.push(
      plugins.normalModuleReplacement(unused, resolve(root, 'gatsby/bundle/unused.mjs')),
      plugins.normalModuleReplacement(/^\.\/Head$/, (request: { context: string; request: string }) => {
        if (request.context === resolve(root, 'src/seo')) request.request = './LateHead';
      }),
    );
  }
  actions.replaceWebpackConfig(config);
}
