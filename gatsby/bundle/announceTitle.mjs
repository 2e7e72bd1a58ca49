const said = 'Navigated to ';

/**
 * A webpack loader for Gatsby's announcer, which knows no language but English: it says the page's heading alone.
 *
 * @throws if Gatsby says it in other words, which would be heard in English on every page
 */
export default (source) => {
  if (!source.includes(said))
    throw new Error(
      `expected "${said}" in .cache/navigation.js, which gatsby/bundle/announceTitle.mjs takes out; see what Gatsby's announcer says now`,
    );
  return source.replace(said, '');
};
