/** How many results are remembered for an object: a mistake that is made and undone leads back to the one before last. */
const kept = 2;

/**
 * A function that remembers its last results for each object, by its other arguments. From one check to the next, most files of
 * the content are the same.
 *
 * @param work depends on its arguments alone; the others are plain data. Nobody changes what it gets or returns.
 */
export function remembered<Rest extends unknown[], Result>(
  work: (value: unknown, ...rest: Rest) => Result,
): (value: unknown, ...rest: Rest) => Result {
  const known = new WeakMap<object, { key: string; result: Result }[]>();
  return (value, ...rest) => {
    if (typeof value !== 'object' || value === null) return work(value, ...rest);
    const key = JSON.stringify(rest);
    const before = known.get(value) ?? [];
    const found = before.find((entry) => entry.key === key);
    if (found) return found.result;
    const result = work(value, ...rest);
    known.set(value, [{ key, result }, ...before].slice(0, kept));
    return result;
  };
}
