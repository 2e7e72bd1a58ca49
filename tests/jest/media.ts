/** jsdom has no media queries: these match when the test says so. */
const lists = new Set<{ query: string; list: EventTarget & { matches: boolean } }>();

window.matchMedia = (query) => {
  const list = Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  lists.add({ query, list });
  return list;
};

/** Makes a query match, or not any more, and tells who listens. */
export function setMedia(query: string, matches: boolean): void {
  for (const entry of lists) {
    if (entry.query !== query) continue;
    entry.list.matches = matches;
    entry.list.dispatchEvent(new Event('change'));
  }
}
