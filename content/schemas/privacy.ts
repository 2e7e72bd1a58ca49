import { z } from 'zod';
import { internal, paragraph, pictureKey, seo, slug, text } from './primitives';

const policyText = z
  .strictObject({
    /** The language's own name. */
    name: internal(text(20)),
    kicker: text(40),
    title: text(60),
    contents: text(40),
    intro: text(320),
    /** What there is none of, each with a toy. */
    ducks: z
      .strictObject({
        title: text(60),
        intro: text(160),
        items: z
          .array(
            z
              .strictObject({ picture: pictureKey('Diorama'), label: text(30), text: text(80) })
              .meta({ id: 'PolicyDuck' }),
          )
          .min(1),
      })
      .meta({ id: 'PolicyDucks' }),
    sections: z
      .array(
        z
          .strictObject({
            id: slug(),
            title: text(80),
            paragraphs: z.array(paragraph()).min(1),
            points: z.array(text(320)).optional(),
            /** A toy, cut out, below the title. */
            picture: pictureKey('Diorama').optional(),
          })
          .meta({ id: 'PolicySection' }),
      )
      .min(1),
  })
  .meta({ id: 'PolicyText' });

/** `data/<language>/privacy-policy.yaml`: the page has its own EN/PL toggle, so each file holds both languages. */
export const privacyWords = z.strictObject({
  seo,
  picture: pictureKey('Head'),
  languageLabel: text(60),
  languages: z.strictObject({ en: policyText, pl: policyText }),
});
