/**
 * Gatsby's router decodes the address and throws on `#%`, `/%E0%A4%A` or `/a%2Fb`, which leaves a blank page. This repairs
 * the address before the router starts, and before it handles a `popstate`: bad queries and hashes are encoded, bad parts
 * of paths replaced.
 */
export function guardAddress(): void {
  repairAddress();
  window.addEventListener('popstate', repairAddress, { capture: true });
}

function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repairPath(pathname) + repair(search) + repair(hash);
  if (repaired !== pathname + search + hash) window.history.replaceState(window.history.state, '', repaired);
}

/** A query or hash, with every `%` encoded if it cannot be decoded. */
export function repair(part: string): string {
  return decodes(part) ? part : part.replaceAll('%', '%25');
}

/** Escapes that change the path when the router decodes and encodes it again: those of `%` and of characters that `encodeURI` keeps. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/gi;

/**
 * The path without anything that the router cannot handle, which no page of the site has. `index.html` is removed, too, and
 * `index`, as many hosts spell it: below a language's prefix, the router would show the language's 404 page instead of the page.
 */
export function repairPath(path: string): string {
  return path.replace(decodes(path) ? reserved : /%/g, '-').replace(/\/index(?:\.html)?$/, '/');
}

function decodes(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
