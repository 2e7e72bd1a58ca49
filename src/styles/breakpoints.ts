/** Below this window width, in CSS px, the layout counts as mobile (behaviour.md 22). CSS repeats it as 767.98px. */
export const mobileBreakpoint = 768;
