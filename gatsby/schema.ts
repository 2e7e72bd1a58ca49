import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { nodeTypes } from '../content/nodeTypes';
import { typeDefs } from './graphql/typeDefs';

/** Explicit types for all content, so that optional fields may come and go without breaking a query. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs(nodeTypes));
  actions.createTypes(
    'type DesignToken implements Node @dontInfer { name: String! value: String! order: Int! }',
  );
  // The picture's file, found by its path below data/: sharp's fields hang on it.
  actions.createTypes('type Picture implements Node { file: File! @link(by: "relativePath", from: "path") }');
}
