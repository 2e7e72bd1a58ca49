import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { parse, valueFromASTUntyped } from 'gatsby/graphql';
import type { QueryField } from '../../content/desk/answerQuery';

type Definitions = ReturnType<typeof parse>['definitions'];
type Definition = Definitions[number];
type Selections = Extract<Definition, { kind: 'OperationDefinition' }>['selectionSet'];

/** The fields of a query, with fragments expanded. @throws if the text is not a query */
export function queryFields(text: string): readonly QueryField[] {
  const { definitions } = parse(text);
  const fragments = new Map<string, Selections>();
  for (const one of definitions)
    if (one.kind === 'FragmentDefinition') fragments.set(one.name.value, one.selectionSet);
  const query = definitions.find((one) => one.kind === 'OperationDefinition');
  if (query?.kind !== 'OperationDefinition') throw new Error('Expected a query.');
  const variables = Object.fromEntries(
    (query.variableDefinitions ?? []).map(({ variable: { name } }) => [name.value, { variable: name.value }]),
  );

  const fieldsIn = ({ selections }: Selections): readonly QueryField[] =>
    merged(
      selections.flatMap((one): readonly QueryField[] => {
        if (one.kind === 'InlineFragment') return fieldsIn(one.selectionSet);
        const name = one.name.value;
        if (one.kind === 'FragmentSpread') {
          const fragment = fragments.get(name);
          return fragment ? fieldsIn(fragment) : [];
        }
        const args = one.arguments?.map(({ name: { value: key }, value }) => [
          key,
          valueFromASTUntyped(value, variables),
        ]);
        return [
          {
            name,
            as: one.alias?.value ?? name,
            ...(args?.length && { args: Object.fromEntries(args) }),
            ...(one.selectionSet && { fields: fieldsIn(one.selectionSet) }),
          },
        ];
      }),
    );
  return fieldsIn(query.selectionSet);
}

/** Merges repeated fields and their subfields. */
function merged(all: readonly QueryField[]): readonly QueryField[] {
  const byName = new Map<string, QueryField>();
  for (const one of all) {
    const before = byName.get(one.as);
    const fields = before?.fields && one.fields ? merged([...before.fields, ...one.fields]) : one.fields;
    byName.set(one.as, fields ? { ...one, fields } : one);
  }
  return [...byName.values()];
}

/**
 * Writes the queries of all pages next to the desk's page, by the chunk name of the page's component, so that the desk can run them
 * on a draft. Call it after Gatsby has extracted the queries.
 */
export function writeQueries({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const { program, components } = store.getState();
  const folder = join(program.directory, 'public/desk');
  const queries = [...components.values()]
    .filter(({ query }) => query)
    .map(({ componentChunkName, query }) => [componentChunkName, queryFields(query)]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'queries.json'), JSON.stringify(Object.fromEntries(queries)));
}
