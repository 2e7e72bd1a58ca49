import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { paperType } from '../papers/writePapers';
import { typeDefs } from './typeDefs';

/** Explicit types for all content, so that a query still works when no file sets an optional field. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs(nodeTypes));
  actions.createTypes(paperType);
  actions.createTypes(
    'type DesignToken implements Node @dontInfer { name: String! value: String! order: Int! }',
  );
  // `path` is relative to data/. The linked `File` node carries sharp's image fields.
  actions.createTypes('type Picture implements Node { file: File! @link(by: "relativePath", from: "path") }');
}
