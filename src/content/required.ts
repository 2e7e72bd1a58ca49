/** A query result that the page cannot do without. @throws if it is missing, so that the build stops and names it */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The page's query found no ${name}.`);
  return value;
}
