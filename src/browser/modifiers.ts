/** Whether a key or click has a modifier that makes it the browser's: Alt+← goes back, Ctrl+click opens a tab. */
export function hasModifier(event: Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
