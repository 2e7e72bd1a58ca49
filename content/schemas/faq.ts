import { z } from 'zod';
import { textPart } from '../texts/inlineLinks';
import { paperKeys } from './papers';
import { icon, link, pageHead, paragraph, pictureKey, seo, text, titled } from './primitives';

const entry = z.strictObject({
  question: text(160),
  /** Links are written `[the calendar](/schedule)`. */
  answer: paragraph(),
});

const category = z.strictObject({
  name: text(60),
  icon: icon(),
  /** Cut out, beside the category's anchor. */
  picture: pictureKey('Diorama'),
  entries: z.array(entry).min(1),
});

/** No two entries have the same value of a field, whatever the case of its letters. */
function eachOnce<Field extends string>(field: Field) {
  return (entries: readonly Record<Field, string>[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => entry[field].toLowerCase());
    values.forEach((value, n) => {
      if (values.indexOf(value) !== n)
        context.addIssue({ code: 'custom', path: [n, field], message: `expected each ${field} once` });
    });
  };
}

/** `data/<language>/faq.yaml`: the questions by category. */
export const faqWords = z.strictObject({
  seo,
  head: pageHead,
  categoriesLabel: text(60),
  /** Their names make their anchors. */
  categories: z.array(category).min(1).superRefine(eachOnce('name')),
  more: z.strictObject({
    picture: pictureKey('Diorama'),
    title: text(60),
    text: text(240),
    contact: link,
    mail: text(60),
  }),
  resources: z.strictObject({
    title: text(60),
    text: text(240),
    items: z
      .array(
        titled
          .extend({
            paper: z.enum(paperKeys),
            picture: pictureKey('Diorama'),
            button: text(40),
          })
          .meta({ id: 'Resource' }),
      )
      .length(paperKeys.length)
      .superRefine(eachOnce('paper')),
  }),
});

/** The page in one language, with each answer split into plain text and links. */
export const faqContent = z.object({
  ...faqWords.shape,
  categories: z.array(
    z.object({
      ...category.shape,
      /** The same in every language. */
      anchor: z.string(),
      entries: z.array(z.object({ ...entry.shape, answer: z.array(textPart) })),
    }),
  ),
});
