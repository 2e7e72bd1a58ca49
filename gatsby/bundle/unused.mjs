/** Replaces parts of Gatsby's runtime that no page of this site uses: docs/decisions/011-first-load.md. */
export function headHandlerForBrowser() {}
