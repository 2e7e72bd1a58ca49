import type { ParentSpanPluginArgs } from 'gatsby';
import { writeTypeScriptTypes } from 'gatsby/dist/utils/graphql-typegen/ts-codegen';

/**
 * For `npm run types`: writes the types of the queries as soon as Gatsby knows them, then ends the build. Gatsby itself would write
 * them only after bundling, so we call its function here, although that is not public.
 */
export async function stopAfterTypes({ store }: ParentSpanPluginArgs): Promise<void> {
  const { program, schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
  process.exit(0);
}
