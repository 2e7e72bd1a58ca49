import { resolve, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * Compiles and minifies a build with swc: both bundles in half of the time that Gatsby's Babel and terser take (decision 028).
 * Files with queries stay with Babel, as Gatsby's plugin takes the queries out.
 */
export function compileWithSwc({ getConfig, store }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const root = store.getState().program.directory;
  const isIn = (folder: string, path: string) => path.startsWith(resolve(root, folder) + sep);
  const include = (path: string) =>
    isIn('src', path) && !isIn('src/pages', path) && !isIn('src/templates', path);
  // Gatsby's rule for scripts is the one that chooses its options by file.
  for (const rule of config.module.rules) if (typeof rule.use === 'function') rule.exclude = include;
  config.module.rules.push({
    test: /\.tsx?$/,
    include,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  });
  // Ours first: each ending that is tried in vain is a look at the disk.
  config.resolve.extensions = [...new Set(['.tsx', '.ts', ...config.resolve.extensions])];
  config.optimization.minimizer = config.optimization.minimizer?.map((plugin: object) =>
    plugin.constructor.name === 'TerserPlugin' ? minifyWithSwc() : plugin,
  );
}

const minifyWithSwc = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // All browsers of our browserslist (package.json) support this syntax.
    terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
  });
