/** Whether the visitor prefers reduced motion. Ask just before moving something: the setting may change. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
