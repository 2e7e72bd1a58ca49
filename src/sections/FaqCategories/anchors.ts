/** `Programs & Facilities` → `programs-&-facilities` (specification, section 2). */
export const categoryAnchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The same anchor for those who leave the `&` out: `programs-facilities`. */
export const spelledOut = (name: string) => categoryAnchor(name).replaceAll('-&', '');

/** Value and anchor of a question (specification, section 4). */
export const entryAnchor = (categoryIndex: number, questionIndex: number) =>
  `item-${categoryIndex}-${questionIndex}`;
