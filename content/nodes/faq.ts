import type { Words } from '../files';
import { textParts } from '../texts/inlineLinks';
import { unbind } from '../texts/unbind';
import type { NodeFields } from './nodeTypes';

/** `Programs & Facilities` → `programs-&-facilities` (behaviour.md 14.1). */
const categoryAnchor = (name: string) => unbind(name).toLowerCase().replaceAll(/\s/g, '-');

/**
 * The FAQ, with each answer split into plain text and links.
 *
 * @param root the words of the language at the root: its names make the anchors, so that they are the same in every language
 */
export function joinFaq(
  { faq }: Pick<Words, 'faq'>,
  root: Pick<Words, 'faq'> = { faq },
): NodeFields<'FaqContent'> {
  return {
    ...faq,
    categories: faq.categories.map(({ entries, ...category }, n) => ({
      ...category,
      anchor: categoryAnchor((root.faq.categories[n] ?? category).name),
      entries: entries.map(({ question, answer }) => ({ question, answer: textParts(answer) })),
    })),
  };
}
