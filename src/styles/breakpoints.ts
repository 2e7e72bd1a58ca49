/** Below this window width, in CSS px, the layout counts as mobile (behaviour.md 22). CSS repeats it as 767.98px. */
export const mobileBreakpoint = 768;

/** Where the words of heads with a scene from edge to edge are above it, in its tall picture: phones and tablets. CSS repeats it. */
export const wordsAboveScene = '(max-width: 1023.98px)';
