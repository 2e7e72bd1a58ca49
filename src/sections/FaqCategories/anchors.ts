/** A category's anchor without the `&`: `programs-facilities` (behaviour.md 14.1). */
export const spelledOut = (anchor: string) => anchor.replaceAll('-&', '');

/** Value and anchor of a question (behaviour.md 14.2). */
export const entryAnchor = (categoryIndex: number, questionIndex: number) =>
  `item-${categoryIndex}-${questionIndex}`;
