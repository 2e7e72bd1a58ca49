/** The value, without which the page cannot be shown. @throws if the query found none: the build stops and names it */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The page's query found no ${name}.`);
  return value;
}
