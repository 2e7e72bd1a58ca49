import { z } from 'zod';
import { link, pageHead, pictureKey, seo, slug, text, titledIcon } from './primitives';

/** A part of the page with its heading, and the toy that stands on its samples. */
const part = z
  .strictObject({ title: text(60), text: text(240), picture: pictureKey('Diorama') })
  .meta({ id: 'DesignSystemPart' });

/** `data/<language>/design-system.yaml`: the showcase of components, typography and colours. */
export const designSystemWords = z.strictObject({
  seo,
  head: pageHead,
  tabsLabel: text(60),
  components: z.strictObject({
    label: text(40),
    buttons: part,
    cards: part,
    form: part,
    badges: part,
    /** What each badge says, in the order of a session's life. */
    meanings: z.strictObject({
      scheduled: text(80),
      upcoming: text(80),
      today: text(80),
      over: text(80),
    }),
    samples: z.strictObject({
      primary: text(30),
      secondary: text(30),
      quiet: text(30),
      disabled: text(30),
      link,
      name: text(30),
      email: text(30),
      message: text(30),
      hint: text(80),
      emailHint: text(80),
      error: text(80),
      submit: text(30),
      cards: z.array(titledIcon).min(3),
    }),
  }),
  typography: z.strictObject({
    label: text(40),
    headings: part,
    body: part,
    /** A letter or two, as large as a poster, and all letters and figures. */
    letters: text(3),
    alphabet: text(120),
    sample: text(80),
    paragraph: text(400),
  }),
  colors: z.strictObject({
    label: text(40),
    groups: z
      .array(
        z.strictObject({
          title: text(60),
          text: text(240),
          picture: pictureKey('Diorama'),
          /** Prefixes of token names: `green` for `--green-900`. */
          families: z.array(slug()).min(1),
        }),
      )
      .min(2),
    skies: z.strictObject({
      title: text(60),
      text: text(240),
      items: z
        .array(
          z.strictObject({
            sky: z.enum(['amber', 'mint', 'coral', 'green', 'red']),
            label: text(40),
            picture: pictureKey('Diorama'),
          }),
        )
        .min(2),
    }),
  }),
});
