import { z } from 'zod';
import { textPart } from '../texts/inlineLinks';
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

/** `data/<language>/faq.yaml`: the questions by category. */
export const faqWords = z.strictObject({
  seo,
  head: pageHead,
  categoriesLabel: text(60),
  /** Their names make their anchors. */
  categories: z
    .array(category)
    .min(1)
    .superRefine((all, context) => {
      all.forEach(({ name }, n) => {
        if (all.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) !== n)
          context.addIssue({ code: 'custom', path: [n, 'name'], message: 'expected each name once' });
      });
    }),
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
            paper: z.enum(['guide', 'handbook', 'welcome']),
            picture: pictureKey('Diorama'),
            button: text(40),
          })
          .meta({ id: 'Resource' }),
      )
      .length(3),
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
