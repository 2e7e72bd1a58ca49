import { readFileSync } from 'node:fs';
import { z } from 'zod';

const json = z.record(z.string(), z.unknown());
const content = z.object({
  'application/json': z.object({ schema: json, examples: z.record(z.string(), json).optional() }),
});
const parameter = z.object({ name: z.string(), in: z.string() });
const operation = z.object({
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: content.optional() }).or(z.object({ $ref: z.string() })),
  ),
});

// zod reads OpenAPI's schemas, but looks for those that others name under "definitions".
const whole = z
  .object({
    paths: z.record(z.string(), json),
    components: z.object({
      schemas: z.record(z.string(), json),
      examples: z.record(z.string(), z.object({ value: z.unknown() })),
      parameters: z.record(z.string(), parameter),
    }),
  })
  .parse(
    JSON.parse(
      readFileSync(require.resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8').replaceAll(
        '#/components/schemas/',
        '#/definitions/',
      ),
    ),
  );
const { schemas, examples, parameters } = whole.components;

/** A call of GitHub's API, as GitHub describes it. */
export interface Call {
  /** `POST /repos/{owner}/{repo}/git/refs` */
  name: string;
  /** What stands in the places of the path. */
  places: Readonly<Record<string, string>>;
}

const patterns = Object.entries(whole.paths).map(([path, methods]) => ({
  path,
  methods,
  pattern: path.split('/'),
}));

/** The call that a request makes; undefined if GitHub describes none. */
export function callOf(method: string, pathname: string): Call | undefined {
  const steps = pathname.split('/').map(decodeURIComponent);
  for (const { path, methods, pattern } of patterns) {
    const fits =
      pattern.length === steps.length &&
      method.toLowerCase() in methods &&
      pattern.every((step, n) => step.startsWith('{') || step === steps[n]);
    if (!fits) continue;
    const places = pattern.flatMap((step, n) =>
      step.startsWith('{') ? [[step.slice(1, -1), steps[n]]] : [],
    );
    return { name: `${method} ${path}`, places: Object.fromEntries(places) };
  }
  return undefined;
}

function operationOf({ name }: Pick<Call, 'name'>) {
  const [method = '', path = ''] = name.split(' ');
  return operation.parse(whole.paths[path]?.[method.toLowerCase()]);
}

/** What is wrong with a request: its query, or its body; nothing if it is as GitHub describes it. */
export function wrongWith(call: Call, query: URLSearchParams, body: unknown): string[] {
  const { parameters: own, requestBody } = operationOf(call);
  const known = own.flatMap((one) => ('name' in one ? [one] : [parameters[lastOf(one.$ref)]]));
  const names = known.flatMap((one) => (one?.in === 'query' ? [one.name] : []));
  const strange = [...query.keys()].filter((name) => !names.includes(name));
  const schema = requestBody?.content['application/json'].schema;
  const wrong = strange.map((name) => `${call.name}: GitHub knows no ${name}`);
  if (!schema) return body === undefined ? wrong : [...wrong, `${call.name}: expected no body`];
  return [...wrong, ...problems(call.name, closed(schema), body)];
}

/** GitHub ignores what it does not know; a name that is misspelt is a mistake here. */
function closed(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const inner = Object.entries(schema).map(([key, value]) => {
    if (key === 'items') return [key, closed(json.parse(value))];
    if (key !== 'properties') return [key, value];
    return [
      key,
      Object.fromEntries(
        Object.entries(json.parse(value)).map(([name, one]) => [name, closed(json.parse(one))]),
      ),
    ];
  });
  return {
    ...Object.fromEntries(inner),
    ...(schema.type === 'object' && 'properties' in schema && { additionalProperties: false }),
  };
}

/** An answer in the shape of GitHub's own example, with values of ours. @throws if it is not as GitHub describes it */
export function answerOf(
  call: Pick<Call, 'name'>,
  status: number,
  change: (example: unknown) => unknown,
): unknown {
  const response = operationOf(call).responses[status];
  if (!response) throw new Error(`${call.name} never answers ${status}.`);
  const described = 'content' in response ? response.content?.['application/json'] : undefined;
  if (!described) return undefined;
  const [example] = Object.values(described.examples ?? {});
  const value = example && '$ref' in example ? examples[lastOf(String(example.$ref))]?.value : example?.value;
  const answer = change(structuredClone(value));
  const wrong = problems(`${call.name} ${status}`, described.schema, answer);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return answer;
}

const lastOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** What was compiled already, by name: GitHub's schemas are long. */
const compiled = new Map<string, z.ZodType>();

function problems(name: string, schema: Readonly<Record<string, unknown>>, value: unknown): string[] {
  const known = compiled.get(name) ?? compile(schema);
  compiled.set(name, known);
  const { error } = known.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${name} ${path.join('.')}: ${message}`);
}

function compile(schema: Readonly<Record<string, unknown>>): z.ZodType {
  const definitions: Record<string, unknown> = {};
  collect(schema, definitions);
  return z.fromJSONSchema({ ...schema, definitions }, { defaultTarget: 'openapi-3.0' });
}

/** The schemas that a schema names, and those that they name. */
function collect(schema: unknown, into: Record<string, unknown>): void {
  JSON.stringify(schema, (key, value: unknown) => {
    const name = key === '$ref' ? lastOf(String(value)) : '';
    if (name && !(name in into)) {
      into[name] = schemas[name];
      collect(schemas[name], into);
    }
    return value;
  });
}
