import { z } from 'zod';
import { icons } from '../icons';
import { expected } from '../problems';

// zod would compile schemas with `new Function`, which the site's CSP forbids. Every schema file imports this module.
z.config({ jitless: true });

/** A text for visitors: not empty, at most `max` characters. Markup in it is shown as text. */
export const text = (max = 200) => z.string().trim().min(1).max(max);

/** A longer text of one paragraph. */
export const paragraph = () => text(1200);

/** A text with plural forms. `Intl.PluralRules` knows which forms a language needs. */
export const plural = (max = 200) =>
  z.strictObject({
    zero: text(max).optional(),
    one: text(max).optional(),
    two: text(max).optional(),
    few: text(max).optional(),
    many: text(max).optional(),
    other: text(max),
  });

/** A name in lower case with hyphens, used as an id or as a part of an address. */
export const slug = () =>
  z
    .string()
    .refine(
      (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
      expected('id', 'expected lower-case letters, digits and hyphens'),
    );

/** The name of an icon, as a misspelt one would leave an empty place. */
export const icon = () =>
  z.string().refine((name) => icons.includes(name), `expected an icon: ${icons.join(', ')}`);

/** The id of an entry in a file of facts. The desk offers the existing ones. */
export const idIn = (file: 'cities' | 'groups' | 'venues' | 'galleries') => slug().meta({ entryOf: file });

/** Marks a field that only the build uses, to filter, sort or check. It is in GraphQL, but in no generated fragment. */
export const internal = <T extends z.ZodType>(schema: T) => schema.meta({ internal: true });

/**
 * The sizes that a picture is made in; each is a fragment of `src/content/pictureFragments.ts`: a card, across a page's head,
 * beside text, a portrait, in a gallery, the hero in a wide or a tall window, from edge to edge above the footer, or the preview of
 * a shared link.
 */
type PictureVariant =
  | 'Card'
  | 'Head'
  | 'Wide'
  | 'Portrait'
  | 'Gallery'
  | 'HeroWide'
  | 'HeroTall'
  | 'Panorama'
  | 'Diorama'
  | 'Share';

/**
 * The key of a picture: its path below `data/images` without the extension. A field named `picture` always holds one,
 * a field named `pictures` a list of them; GraphQL resolves both to `Picture` nodes.
 */
export const pictureKey = (variant: PictureVariant = 'Card') =>
  z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'expected the key of a picture, like "home/hero-wide"')
    .meta({ picture: `${variant}Picture` });

/** An address: a path on this site, an anchor on the same page, or an absolute mail, telephone or https address. */
export const href = () =>
  z
    .string()
    .regex(
      /^(\/[\w\-/]*(#[\w-]+)?|#[\w-]+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d]+)$/,
      'expected a path like "/contact", an anchor like "#mission" or an https, mailto or tel address',
    );

/** An absolute address of another site: no other scheme, as links open only https addresses in a new tab. */
export const httpsAddress = () =>
  z
    .url({ error: 'expected an https address', abort: true })
    .regex(/^https:\/\/\S+$/, 'expected an https address');

/** A link or a button that leads somewhere. */
export const link = z.strictObject({ label: text(60), href: href() }).meta({ id: 'ContentLink' });

/** Marks an invented entry, which the real academy must replace (`check:content -- --live` lists them). */
export const sample = () => internal(z.boolean().optional());

/** A heading with a sentence or two. */
export const titled = z.strictObject({ title: text(80), description: paragraph() }).meta({ id: 'Titled' });

/** Like {@link titled}, with an island, cut out. */
export const titledIsland = titled.extend({ picture: pictureKey('Diorama') }).meta({ id: 'TitledIsland' });

/** Like {@link titled}, with the name of an icon. */
export const titledIcon = z
  .strictObject({ icon: icon(), title: text(80), description: paragraph() })
  .meta({ id: 'TitledIcon' });

/** What papers find an entry of a list by, whatever its icon, its title and its place are; see {@link withTopics}. */
export const topicOf = <T extends string>(topics: readonly T[]) => internal(z.enum(topics).optional());

/** Each topic belongs to one entry of the list. */
export const withTopics =
  (topics: readonly string[]) =>
  (entries: readonly { topic?: string | undefined }[], context: z.RefinementCtx): void => {
    for (const topic of topics) {
      const [first, second] = entries.flatMap((entry, n) => (entry.topic === topic ? [n] : []));
      const expected = `expected one entry with the topic "${topic}", which the papers need`;
      if (first === undefined) context.addIssue({ code: 'custom', message: expected });
      if (second !== undefined)
        context.addIssue({ code: 'custom', path: [second, 'topic'], message: expected });
    }
  };

/** Like {@link titledIcon}, with a link to more. */
export const explained = titledIcon.extend({ link }).meta({ id: 'Explained' });

/** What search engines and shared links show for a page. */
export const seo = z
  .strictObject({ title: text(70), description: z.string().trim().min(50).max(170) })
  .meta({ id: 'SeoWords' });

/** The words of a heading area, for pages whose picture is a fact. */
export const headWords = z
  .strictObject({ kicker: text(40), title: text(80), intro: text(320) })
  .meta({ id: 'HeadWords' });

/** A stage from edge to edge, cut out: wide, and tall for phones and tablets. */
export const stage = z
  .strictObject({
    wide: z.strictObject({ picture: pictureKey('Panorama') }),
    tall: z.strictObject({ picture: pictureKey('HeroTall') }),
  })
  .meta({ id: 'Stage' });

/** The heading area of a page that begins on a stage. */
export const stageHead = headWords.extend({ stage }).meta({ id: 'StageHead' });

/** The heading area of any other page except home. */
export const pageHead = headWords.extend({ picture: pictureKey('Head') }).meta({ id: 'PageHead' });

/** A day in the academy's time zone, `2025-09-06`. */
export const localDate = () => z.iso.date('expected an ISO date');

const minuteExpected = 'expected an ISO date and time like 2025-09-13T18:00';

/** A minute in the academy's time zone, `2025-09-13T18:00`: no `Z` follows, which would be another zone. */
export const localDateTime = () =>
  z.iso
    .datetime({ local: true, precision: -1, message: minuteExpected, abort: true })
    .refine((text) => !text.endsWith('Z'), expected('minute', minuteExpected))
    .meta({ format: 'datetime-local' });

const percent = z.number().min(0).max(100);

/** Where something is in a picture, in hundredths from its left and its top. */
export const place = z.strictObject({ x: percent, y: percent }).meta({ id: 'PicturePlace' });
