import type { GatsbyNode } from 'gatsby';
import { adaptWebpack } from './gatsby/bundle/webpack';
import { writeFeeds } from './gatsby/calendars/feeds';
import { writeCodes } from './gatsby/calendars/qrCodes';
import { createContentNodes, onDataFile, startWatching } from './gatsby/data/nodes';
import { createTokenNodes } from './gatsby/data/tokens';
import { writeDesk } from './gatsby/desk/content';
import { writeImages } from './gatsby/desk/images';
import { writeQueries } from './gatsby/desk/queries';
import { createContentSchema } from './gatsby/graphql/schema';
import { stopAfterTypes } from './gatsby/graphql/typesOnly';
import { writeFragments } from './gatsby/graphql/writeFragments';
import { compressFiles } from './gatsby/hosting/compress';
import { writeHeaders } from './gatsby/hosting/headers';
import { writeManifests } from './gatsby/hosting/manifest';
import { writeRedirects } from './gatsby/hosting/redirects';
import { writeSitemap } from './gatsby/hosting/sitemap';
import { createDataPages, createLocalePages } from './gatsby/pages/pages';
import { rememberStyles, renderRestyled } from './gatsby/pages/restyled';
import { writePapers } from './gatsby/papers/writePapers';
import { setAvifOptions } from './gatsby/pictures/avif';
import { encodeEarly, keepGraphql } from './gatsby/pictures/encodeEarly';
import { announceFirstBuild } from './gatsby/pictures/firstBuild';
import { createImageDataResolver } from './gatsby/pictures/imageData';

export const onPreInit: GatsbyNode['onPreInit'] = (api) => {
  announceFirstBuild(api);
  setAvifOptions();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;

export const createResolvers: GatsbyNode['createResolvers'] = createImageDataResolver;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  createContentNodes(api);
  createTokenNodes(api);
  await writePapers(api);
};

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = writeFragments;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (api) => {
  if (process.env.TYPES_ONLY) await stopAfterTypes(api);
  writeManifests(api);
  writeFeeds(api);
  writeDesk(api);
  writeQueries(api);
  writeCodes(api);
  startWatching();
  await renderRestyled(api);
  if (process.env.NODE_ENV === 'production') void encodeEarly(api);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (api) => {
  if (!onDataFile(api)) return;
  writeFeeds(api);
  writeDesk(api);
  await writePapers(api, true);
};

export const createPages: GatsbyNode['createPages'] = (api) => {
  keepGraphql(api);
  createDataPages(api);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = createLocalePages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adaptWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  writeSitemap(api);
  writeRedirects(api);
  writeHeaders(api);
  writeImages(api);
  await rememberStyles(api);
  await compressFiles('public');
};
