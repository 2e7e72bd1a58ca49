/**
 * Replaces Gatsby's `normalize-page-path`, which keeps the query: a link of a newsletter (`?utm_source=`) or of Facebook
 * (`?fbclid=`) would load data of its own, past every cache, and the router would leave the page if they failed to load.
 * No page of this site depends on its query.
 *
 * @param {string | undefined} path of a page, perhaps with a query
 * @returns {string | undefined} the path by which Gatsby knows the page: without query and trailing slash
 */
export default function pagePath(path) {
  return path?.split('?')[0].replace(/(?<=.)\/$/, '');
}
