import type { Words } from './files';
import { textParts } from './inlineLinks';
import type { NodeFields } from './nodeTypes';

/** The FAQ, with each answer split into plain text and links. */
export function faqContent({ faq }: Pick<Words, 'faq'>): NodeFields<'FaqContent'> {
  return {
    ...faq,
    categories: faq.categories.map(({ entries, ...category }) => ({
      ...category,
      entries: entries.map(({ question, answer }) => ({ question, answer: textParts(answer) })),
    })),
  };
}
