import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { isFirstBuild } from './firstBuild';

type Graphql = CreatePagesArgs['graphql'];

let graphql: Graphql | undefined;

/** Gatsby hands out the function that runs queries only here. */
export function keepGraphql(api: Pick<CreatePagesArgs, 'graphql'>): void {
  graphql = api.graphql;
}

/**
 * On a first build, runs the pages' queries as soon as Gatsby knows them, so that pictures are encoded on the second core while the
 * bundles are built on the first. Gatsby itself runs them after the bundles and finds these pictures done, or under way; it also
 * reports their mistakes.
 */
export async function encodeEarly({ store }: Pick<ParentSpanPluginArgs, 'store'>): Promise<void> {
  if (!graphql || !isFirstBuild()) return;
  const { pages, components } = store.getState();
  for (const { componentPath, context } of pages.values()) {
    const query = components.get(componentPath)?.query;
    if (query) await graphql(query, context);
  }
}
