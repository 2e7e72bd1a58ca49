import { type ContentNode, nodeId } from '../nodes/join';
import { nodeTypes } from '../nodes/nodeTypes';

/** A field of a page's GraphQL query, with fragments expanded (`gatsby/desk/queries.ts`). */
export interface QueryField {
  name: string;
  /** Its alias, or its name. */
  as: string;
  /** Below the top level of the query, only pictures have arguments. */
  args?: Readonly<Record<string, unknown>>;
  fields?: readonly QueryField[];
}

/** The encoded image of the picture at `path`, in the size that the arguments ask for; null if there is none. */
export type ImageOf = (path: string, args: Readonly<Record<string, unknown>>) => unknown;

interface Around<Data> {
  nodes: readonly ContentNode[];
  variables: Readonly<Record<string, unknown>>;
  /** The page's data as built: the source of all fields that do not come from the content's files. */
  built: Data;
  imageOf: ImageOf;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value);

/** Runs a page's query on the nodes of a draft, with the result that Gatsby would give. */
export function answerQuery<Data extends Fields>(
  query: readonly QueryField[],
  { nodes, variables, built, imageOf }: Around<Data>,
): Data {
  const byId = new Map<string, Fields>();
  const byType = new Map<string, Fields[]>();
  for (const { type, locale, key, fields } of nodes) {
    const node: Fields = { ...fieldsOf(fields), key, locale };
    byId.set(nodeId(type, locale, key), node);
    byType.set(type, [...(byType.get(type) ?? []), node]);
  }

  /** The selected fields of a value. A string with selected fields is the id of a node. */
  const pick = (value: unknown, fields?: readonly QueryField[]): unknown => {
    if (value === undefined || value === null) return null;
    if (Array.isArray(value)) return value.map((one) => pick(one, fields));
    if (!fields) return value;
    const whole = fieldsOf(typeof value === 'string' ? byId.get(value) : value);
    const answers = fields.map(({ name, as, args, fields: below }) => {
      if (args) return [as, imageOf(String(whole.path), args)];
      // A picture's file has no node here: the image field below it only needs the path.
      const isFile = name === 'file' || name === 'childImageSharp';
      return [as, pick(isFile ? { path: whole.path } : whole[name], below)];
    });
    return Object.fromEntries(answers);
  };

  const answers = query.map(({ name, as, args = {}, fields }) => {
    const many = /^all(?=[A-Z])/.test(name);
    const type = many ? name.slice(3) : name.replace(/^./, (letter) => letter.toUpperCase());
    if (!(type in nodeTypes)) return [as, built[as]];
    const filled = fieldsOf(withVariables(args, variables));
    const found = chosen(byType.get(type) ?? [], filled, many);
    return [as, pick(many ? { nodes: found } : found[0], fields)];
  });
  return Object.fromEntries(answers);
}

/** The nodes that match a field's arguments, sorted. Lists have `filter` and `sort`, single nodes only conditions. */
function chosen(nodes: readonly Fields[], args: Fields, many: boolean): readonly Fields[] {
  const conditions = Object.entries(fieldsOf(many ? args.filter : args));
  const found = nodes.filter((node) =>
    conditions.every(([key, condition]) => [node[key]].flat().includes(fieldsOf(condition).eq)),
  );
  const [[key, order] = []] = Object.entries(fieldsOf(args.sort));
  if (key === undefined) return found;
  const way = order === 'DESC' ? -1 : 1;
  return [...found].sort((one, other) => way * compare(one[key], other[key]));
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Number(String(one) > String(other)) - Number(String(one) < String(other));

/** The arguments with each variable, written `{ variable: 'locale' }`, replaced by its value. */
function withVariables(value: unknown, variables: Fields): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { variable, ...rest } = fieldsOf(value);
  if (typeof variable === 'string') return variables[variable];
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withVariables(one, variables)]));
}
