import type { ParentSpanPluginArgs } from 'gatsby';
import { writeTypeScriptTypes } from 'gatsby/dist/utils/graphql-typegen/ts-codegen';

/**
 * For `npm run types`: writes the types of the queries as soon as Gatsby knows them, and ends the build there. Gatsby
 * itself writes them after the bundles, so the function that it uses has to be called here; it is no public one.
 */
export async function stopAfterTypes({ store }: ParentSpanPluginArgs): Promise<void> {
  const { program, schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
  process.exit(0);
}
