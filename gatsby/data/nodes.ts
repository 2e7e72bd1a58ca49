import type { CreateNodeArgs, ParentSpanPluginArgs } from 'gatsby';
import { joinContent, nodeId } from '../../content/nodes/join';
import { formatProblems } from '../../content/problems';
import { readContent } from './readData';

type Api = Pick<ParentSpanPluginArgs, 'actions' | 'createContentDigest' | 'reporter' | 'store'>;

let watching = false;

/** Makes `gatsby develop` read data files again when they change. */
export function startWatching(): void {
  watching = true;
}

/**
 * Reads, checks and joins `data/` and creates its nodes. A mistake stops a build; `gatsby develop` reports it
 * and keeps the previous nodes.
 */
export function createContentNodes({ actions, createContentDigest, reporter, store }: Api): void {
  const { content, problems } = readContent(store.getState().program.directory);
  if (!content) {
    if (watching) reporter.error(formatProblems(problems));
    else reporter.panic(formatProblems(problems));
    return;
  }
  for (const { type, key, locale, fields } of joinContent(content)) {
    const node = { ...Object(fields), key, locale };
    actions.createNode({
      ...node,
      id: nodeId(type, locale, key),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(node) },
    });
  }
}

/**
 * Hot reload: gatsby-source-filesystem creates a `File` node for each changed file of `data/`.
 *
 * @returns whether it was such a file, so that everything else made from the content can be updated, too
 */
export function onDataFile({ node, ...api }: CreateNodeArgs): boolean {
  const changed = watching && node.internal.type === 'File' && node.sourceInstanceName === 'data';
  if (changed) createContentNodes(api);
  return changed;
}
