import { z } from 'zod';
import { link, pageHead, paragraph, seo, slug, text, titledIcon } from './primitives';

/** `data/<language>/faq.yaml`: the questions by category. */
export const faqWords = z.strictObject({
  seo: seo,
  head: pageHead,
  categoriesLabel: text(60),
  categories: z
    .array(
      z.strictObject({
        name: text(60),
        icon: slug(),
        entries: z.array(z.strictObject({ question: text(160), answer: paragraph() })).min(1),
      }),
    )
    .min(1),
  more: z.strictObject({ title: text(60), text: text(240), contact: link, mail: text(60) }),
  resources: z.strictObject({
    title: text(60),
    text: text(240),
    items: z.array(titledIcon.extend({ button: text(40) }).meta({ id: 'Resource' })).length(3),
  }),
});
