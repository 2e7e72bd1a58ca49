/** What a page cannot be shown without. @throws where the query found nothing, naming it; the build stops there */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The page's query found no ${name}.`);
  return value;
}
