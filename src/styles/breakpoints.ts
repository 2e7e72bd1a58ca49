/** Below this window width, in CSS px, the layout counts as mobile (specification, section 9). CSS repeats it as 767.98px. */
export const mobileBreakpoint = 768;
