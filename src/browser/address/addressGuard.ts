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

/** A query or hash; with every `%` encoded if it cannot be decoded as it is. */
export function repair(part: string): string {
  return decodes(part) ? part : part.replaceAll('%', '%25');
}

/** Escapes of `%` and of what `encodeURI` leaves alone: decoded and encoded again by the router, they are another path. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/gi;

/**
 * The path of an address without what the router stumbles over. No page of the site has any of it. The name of a page's file
 * goes, too: below the root, where a 404 page claims all that is no page, the router would not find the page behind it.
 */
export function repairPath(path: string): string {
  return path.replace(decodes(path) ? reserved : /%/g, '-').replace(/\/index\.html$/, '/');
}

function decodes(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
