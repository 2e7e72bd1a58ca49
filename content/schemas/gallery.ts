import { z } from 'zod';
import { link, localDate, pictureKey, seo, slug, stageHead, text } from './primitives';

/** The collections that have a place of their own: the home page's selection, and the gallery's mosaic. They have no tab. */
export const placed: readonly string[] = ['home', 'moments'];

/**
 * `data/galleries.yaml`: ordered collections of pictures, {@link placed} or in tabs of the gallery; a collection with a `folder`
 * of `data/images` must list every picture in it.
 */
export const galleryFacts = z.array(
  z.strictObject({ id: slug(), folder: slug().optional(), pictures: z.array(pictureKey('Gallery')) }),
);

/**
 * `data/players.yaml`: the junior players' cards, in order. Cricket boards' safeguarding rule: a child has a picture
 * or a full name, never both. A photo or full name needs the parents' consent; a drawn character does not, it shows no child.
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
      message: 'expected the date of the parents’ consent, which a photo or a full name requires',
      path: ['consent'],
    })
    .refine(({ portrait, picture }) => portrait !== 'none' || !picture, {
      message: 'expected no picture where portrait is none',
      path: ['picture'],
    }),
);

/** `data/<language>/players.yaml`: by id of `data/players.yaml`; players without an entry are shown as 'Player {n}'. */
export const playerWords = z.strictObject({ nickname: text(40), skills: text(120) });

const tab = z.strictObject({ value: slug(), label: text(40), text: text(320) });

/** `data/<language>/gallery.yaml`: the gallery's tabs; a tournament's value is the id of its collection. */
export const galleryWords = z.strictObject({
  seo,
  head: stageHead,
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
  /** The heading of the mosaic, which shows the collection `moments`. */
  moments: z.strictObject({ kicker: text(40), title: text(80), intro: text(320) }),
  tournaments: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    tabsLabel: text(60),
    empty: text(200),
    tabs: z.array(tab).min(1),
  }),
  join: z.strictObject({ title: text(80), text: text(240), link }),
});
