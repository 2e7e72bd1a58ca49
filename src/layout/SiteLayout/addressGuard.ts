/**
 * Gatsby's router decodes the address and throws on `#%` or `/%E0%A4%A`, which leaves a blank page. Before it starts, and
 * ahead of it on every `popstate`, what cannot be decoded is encoded: `#%25`.
 */
export function guardAddress(): void {
  repairAddress();
  window.addEventListener('popstate', repairAddress, { capture: true });
}

function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repair(pathname) + repair(search) + repair(hash);
  if (repaired !== pathname + search + hash) window.history.replaceState(window.history.state, '', repaired);
}

/** The part of an address with every `%` encoded if it cannot be decoded as it is. */
export function repair(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
