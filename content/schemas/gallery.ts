import { z } from 'zod';
import { link, localDate, pageHead, pictureKey, seo, slug, text } from './primitives';

/**
 * `data/galleries.yaml`: collections of pictures in their order. `home` is the home page's selection; the others have a
 * folder of `data/images` of their own, of which no picture may be left out.
 */
export const galleryFacts = z.array(
  z.strictObject({ id: slug(), folder: slug().optional(), pictures: z.array(pictureKey('Gallery')) }),
);

/**
 * `data/players.yaml`: the junior players' cards, in their order. The safeguarding rule of cricket boards: of a child there
 * is a picture or a full name, never both; and neither without its parents' consent. A drawn character shows no child.
 */
export const playerFacts = z.array(
  z
    .strictObject({
      id: slug(),
      portrait: z.enum(['drawn', 'photo', 'none']),
      picture: pictureKey('Portrait').optional(),
      fullName: text(60).optional(),
      /** The day on which the parents agreed in writing. */
      consent: localDate().optional(),
    })
    .refine(({ picture, fullName }) => !(picture && fullName), {
      message: 'expected a picture or a full name of a junior, never both (safeguarding)',
      path: ['fullName'],
    })
    .refine(({ portrait, fullName, consent }) => consent || (portrait !== 'photo' && !fullName), {
      message: 'expected the date of the parents’ consent, without which there is no photo and no full name',
      path: ['consent'],
    })
    .refine(({ portrait, picture }) => portrait !== 'none' || !picture, {
      message: 'expected no picture where portrait is none',
      path: ['picture'],
    }),
);

/** `data/<language>/players.yaml`: by id of `data/players.yaml`; who is missing here is shown as 'Player {n}'. */
export const playerWords = z.strictObject({ nickname: text(40), skills: text(120) });

const tab = z.strictObject({ value: slug(), label: text(40), text: text(320) });

/** `data/<language>/gallery.yaml`: the gallery's tabs; a tournament's value is the id of its collection. */
export const galleryWords = z.strictObject({
  seo: seo,
  head: pageHead,
  teams: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    tabsLabel: text(60),
    kids: tab.extend({ value: z.literal('kids-teams') }),
    adults: tab.extend({ value: z.literal('adults-teams'), coming: text(60) }),
    unnamed: z.string().includes('{n}', 'expected a text with {n} for the number'),
    unskilled: text(60),
  }),
  tournaments: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    tabsLabel: text(60),
    empty: text(200),
    tabs: z.array(tab).min(1),
  }),
  join: z.strictObject({ title: text(80), text: text(240), link: link }),
});
