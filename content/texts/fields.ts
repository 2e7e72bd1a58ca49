/** A text somewhere inside a data file. */
export interface Field {
  path: PropertyKey[];
  value: string;
}

/** All texts in fields of these names, or in lists in such fields, at any depth. */
export function fieldsNamed(value: unknown, names: readonly string[]): Field[] {
  return texts(value).filter(({ path }) => names.includes(nameOf(path)));
}

/** All texts in a value, at any depth, with their paths. */
export function texts(value: unknown): Field[] {
  const found: Field[] = [];
  collect(value, [], found);
  return found;
}

function collect(value: unknown, path: PropertyKey[], found: Field[]): void {
  if (typeof value === 'string') found.push({ path, value });
  else if (Array.isArray(value)) value.forEach((entry, n) => void collect(entry, [...path, n], found));
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) collect(entry, [...path, key], found);
}

/** A copy with every text replaced. `replace` gets the name of its field; in a list, the name of the list's field. */
export function mapTexts(
  value: unknown,
  replace: (name: string, text: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return replace(name, value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, replace, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, replace, key)]),
    );
  return value;
}

function nameOf(path: PropertyKey[]): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '');
}
