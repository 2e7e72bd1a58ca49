import { texts } from './fields';
import type { Facts } from './files';
import { formatPath } from './problems';

/** Reserved forms that stand for what the real academy must set (RFC 2606 names, numbers of zeros). */
const placeholder = /\.example\b|\+\d\d( 000){3}|\b00-000\b|\b\d0-000\b|\b0000\b/;

/** The values of `data/` that must be replaced before going live, as `data/site.yaml › phone: +48 000 000 000`. */
export function placeholders(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, file]) =>
    texts(file)
      .filter(({ value }) => placeholder.test(value))
      .map(({ path, value }) => `data/${name}.yaml › ${formatPath(path)}: ${value}`),
  );
}
