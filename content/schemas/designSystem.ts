import { z } from 'zod';
import { link, pageHead, seo, slug, text, titledIcon } from './primitives';

/** A part of the page with its heading. */
const part = z.strictObject({ title: text(60), text: text(240) }).meta({ id: 'DesignSystemPart' });

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
      error: text(80),
      submit: text(30),
      cards: z.array(titledIcon).min(3),
    }),
  }),
  typography: z.strictObject({
    label: text(40),
    headings: part,
    body: part,
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
          /** Prefixes of token names: `green` for `--green-900`. */
          families: z.array(slug()).min(1),
        }),
      )
      .min(2),
  }),
});
