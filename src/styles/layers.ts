/** The cascade's layers, weakest first. It must stand before every style sheet: gatsby-ssr.tsx and .storybook/main.ts. */
export const layerOrder = '@layer reset,tokens,base,components;';
