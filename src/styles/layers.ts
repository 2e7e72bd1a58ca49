/** The cascade layers, weakest first. gatsby-ssr.tsx and .storybook/main.ts put it ahead of every style sheet. */
export const layerOrder = '@layer reset,tokens,base,components,sections,screens,layout;';
