/** `Programs & Facilities` → `programs-&-facilities` (behaviour.md 14.1). */
export const categoryAnchor = (name: string) => name.toLowerCase().replaceAll(/\s/g, '-');

/** The same anchor without the `&`, which people tend to leave out: `programs-facilities`. */
export const spelledOut = (name: string) => categoryAnchor(name).replaceAll('-&', '');

/** Value and anchor of a question (behaviour.md 14.2). */
export const entryAnchor = (categoryIndex: number, questionIndex: number) =>
  `item-${categoryIndex}-${questionIndex}`;
