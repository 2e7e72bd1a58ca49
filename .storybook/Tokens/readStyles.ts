import type { TokenView } from '../../src/content/types';

/** The rules of the layer `tokens`, as the browser has them. */
function tokenRules(): CSSStyleRule[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'tokens')
    .flatMap((layer) => (layer instanceof CSSLayerBlockRule ? [...layer.cssRules] : []))
    .filter((rule) => rule instanceof CSSStyleRule);
}

/** The tokens that apply everywhere, in the order of `src/styles/tokens.css`. */
export function tokensInUse(): TokenView[] {
  const root = tokenRules().find(({ selectorText }) => selectorText === ':root');
  return [...(root?.style ?? [])].map((property) => ({
    name: property.slice(2),
    value: root?.style.getPropertyValue(property).trim() ?? '',
  }));
}

/** The values of `data-tone`: `cream`, `white` … */
export function tonesInUse(): string[] {
  return tokenRules().flatMap(
    ({ selectorText }) => /\[data-tone=["'](\w+)["']\]/.exec(selectorText)?.[1] ?? [],
  );
}
