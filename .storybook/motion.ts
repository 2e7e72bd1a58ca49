const feature = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;

/**
 * Simulates `prefers-reduced-motion`. A page cannot set its own media features, so its media rules and `matchMedia` are
 * rewritten. @returns a function that undoes it
 */
export function reduceMotion(): () => void {
  const undo: (() => void)[] = [];
  const rewrite = () => {
    for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, undo);
  };
  rewrite();
  // For the style tags of components that are loaded later.
  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true });

  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, answered(query));
  return () => {
    observer.disconnect();
    window.matchMedia = matchMedia;
    for (const step of undo) step();
  };
}

/** The query, with what it asks about motion replaced by a condition that always matches, or never does. */
function answered(query: string): string {
  return query.replace(feature, (_, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}

function rewriteRules(rules: CSSRuleList, undo: (() => void)[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const { mediaText } = media;
      if (answered(mediaText) !== mediaText) {
        media.mediaText = answered(mediaText);
        undo.push(() => {
          media.mediaText = mediaText;
        });
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, undo);
  }
}
