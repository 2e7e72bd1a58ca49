/** Whether the visitor wants no motion, asked at the moment that something would move. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
