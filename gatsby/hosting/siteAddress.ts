import type { GatsbyConfig } from 'gatsby';

/** What Gatsby's state says of the site's address. */
interface State {
  config: Pick<GatsbyConfig, 'pathPrefix' | 'siteMetadata'>;
  program: { prefixPaths: boolean };
}

/** The path that the site is built for, like `/academy`; empty if it has a host for itself. */
export const pathPrefixOf = ({ config, program }: State) =>
  program.prefixPaths ? (config.pathPrefix ?? '') : '';

/** The site's address with its path prefix, without a slash at the end. */
export const siteAddress = (state: State) =>
  `${state.config.siteMetadata?.siteUrl ?? ''}${pathPrefixOf(state)}`;
