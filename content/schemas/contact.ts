import { z } from 'zod';
import { href, internal, link, pictureKey, seo, text } from './primitives';

/** Words of the feedback form. `{name}` in the subject is the sender's name. */
export const feedbackForm = z
  .strictObject({
    required: text(120),
    name: text(40),
    email: text(40),
    message: text(40),
    submit: text(40),
    subject: text(80),
    opened: text(240),
    /** When the message is too long for a mailto address: its full text was copied, or could not be. */
    cutCopied: text(240),
    cutKept: text(240),
    /** The last line of the shortened mail in either case. Keep it short: it takes room from the message. */
    restCopied: text(120),
    restKept: text(120),
    byHandTitle: text(80),
    byHand: text(240),
    address: text(40),
    letter: text(40),
    copyAddress: text(40),
    copyLetter: text(40),
    copied: text(60),
    copyFailed: text(160),
    scriptless: text(160),
  })
  .meta({ id: 'FeedbackForm' });

/** The blocks of the Contact page; each also has a page of its own. */
export const contactSections = ['general', 'locations', 'feedback'] as const;

/** A block's own page, with a head of its own; `name` is part of its title. */
const sectionPage = z
  .strictObject({ name: text(30), intro: text(120), picture: pictureKey('Head'), seo })
  .meta({ id: 'ContactSectionWords' });

/** A block's own page, with its address and position. */
export const contactSection = z.object({
  key: z.string(),
  ...sectionPage.shape,
  href: href(),
  order: internal(z.int()),
});

const block = { title: text(60), text: text(240) };

const map = z.strictObject({
  wide: z.strictObject({ picture: pictureKey('Panorama') }),
  tall: z.strictObject({ picture: pictureKey('HeroTall') }),
});

/** `data/<language>/contact.yaml`; the page's title and intro are the editable ones of `editable.yaml`. */
export const contactWords = z.strictObject({
  seo,
  kicker: text(40),
  picture: pictureKey('Head'),
  sectionsLabel: text(60),
  /** The heading of a section's own page, from the page's `{title}` and the section's `{name}`. */
  sectionTitle: text(40),
  all: link,
  sections: z.strictObject({ general: sectionPage, locations: sectionPage, feedback: sectionPage }),
  apply: z.strictObject({ ...block, button: text(40), picture: pictureKey('Diorama') }),
  general: z.strictObject({
    ...block,
    /** On the stage: a telephone, and an envelope beside it. */
    picture: pictureKey('Diorama'),
    envelope: z.strictObject({ picture: pictureKey('Diorama') }),
    /** On its own page: a telephone and a letterbox, cut out, whose dial, letter and plate are left for the words. */
    line: z.strictObject({
      wide: z.strictObject({ picture: pictureKey('Panorama') }),
      /** Apart, for phones: each is a half of the picture. */
      tall: z.strictObject({ picture: pictureKey('Panorama') }),
    }),
    email: text(40),
    phone: text(40),
    serving: text(120),
  }),
  locations: z.strictObject({
    ...block,
    calendar: link,
    /** Cut out: all places on one map. */
    map,
    /** The labels of what `venues.yaml` says of a venue, and of the link to a map. */
    venue: internal(
      z.strictObject({ transport: text(40), parking: text(40), entrance: text(40), map: text(40) }),
    ),
  }),
  feedback: z.strictObject({
    ...block,
    picture: pictureKey('Diorama'),
    /** On its own page, cut out: the roof of the board, and the strip of grass in which it stands. */
    scorer: z.strictObject({ picture: pictureKey('Panorama') }),
    turf: z.strictObject({ picture: pictureKey('Panorama') }),
    form: feedbackForm,
  }),
});
