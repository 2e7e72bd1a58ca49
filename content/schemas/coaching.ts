import { z } from 'zod';
import {
  headWords,
  icon,
  internal,
  link,
  paragraph,
  pictureKey,
  seo,
  slug,
  stage,
  stageHead,
  text,
  titledIcon,
} from './primitives';

/** The blocks of a camp's day. */
const campParts = ['morning', 'afternoon', 'evening'] as const;

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'expected a month like 2022-12');

const hour = z.string().regex(/^([1-9]|1\d|2[0-3]):[0-5]\d$/, 'expected a time like 6:00');

const cutOut = z.strictObject({ picture: pictureKey('Diorama') });

/** One moment from an arm's length, for the second page that lists all programmes. */
const near = z.strictObject({ picture: pictureKey() });

const cutOuts = {
  /** For the links from one programme to the others. */
  island: cutOut,
  /** The Head Coach in this programme, instead of the picture that all share. */
  coach: cutOut.optional(),
  /** Somebody who asks about this programme, instead of the picture that all share. */
  asks: cutOut.optional(),
  /** The kit for this programme, instead of the one that all share. */
  kit: cutOut.optional(),
  /** A whole ground, cut out, in the middle of what matters in this programme. */
  ground: z.strictObject({ picture: pictureKey('Head') }).optional(),
  /** From edge to edge at the top of the programme's page. */
  stage,
};

/** `data/coaching.yaml`: the Head Coach's certificate, a camp's day, and the programmes in order, each with a page. */
export const coachingFacts = z.strictObject({
  certificate: z.strictObject({ number: text(40), issued: month, picture: pictureKey() }),
  campDay: z
    .array(
      z
        .strictObject({ id: z.enum(campParts), starts: hour, ends: hour, picture: pictureKey('Diorama') })
        .refine(({ starts, ends }) => starts.padStart(5, '0') < ends.padStart(5, '0'), {
          message: 'expected an end after the start',
          path: ['ends'],
        }),
    )
    .length(3)
    .refine((parts) => parts.map(({ id }) => id).join() === campParts.join(), {
      message: `expected the parts ${campParts.join(', ')} in this order`,
      when: ({ issues }) => issues.length === 0,
    }),
  types: z.record(
    slug(),
    z.strictObject({ icon: icon(), picture: pictureKey(), near: near.optional(), ...cutOuts }),
  ),
});

const points = z.array(text(160)).min(3);

/** The call to action at the end of a page. */
const closing = z.strictObject({ title: text(80), text: text(240), link });

const typeWords = z.strictObject({
  seo,
  /** The name in menus and on cards. */
  label: text(40),
  summary: text(200),
  head: headWords,
  featuresTitle: text(80).optional(),
  features: z
    .array(
      z.strictObject({
        ...titledIcon.shape,
        /** Someone cut out who stands on the card, or a toy. */
        picture: pictureKey('Diorama').optional(),
      }),
    )
    .length(4)
    .optional(),
  programFeatures: points,
  skills: points,
  /** Replaces the one that all programmes share. */
  closing: closing.optional(),
});

/** `data/<language>/coaching.yaml`: what all programmes share, and each programme by its type. */
export const coachingWords = z.strictObject({
  seo,
  head: stageHead,
  introKicker: text(40),
  others: z.strictObject({
    title: text(80),
    all: link,
    /** The island of all coaching. */
    picture: pictureKey('Diorama'),
  }),
  programFeatures: points,
  skills: points,
  /** Beside the philosophy, whose words the admin may edit. */
  philosophy: z.strictObject({ picture: pictureKey('Diorama') }),
  lists: z.strictObject({
    kicker: text(40),
    title: text(80),
    /** Stands on the lists. */
    picture: pictureKey('Diorama'),
    programFeatures: text(60),
    skills: text(60),
  }),
  profile: z.strictObject({
    kicker: text(40),
    title: text(80),
    picture: pictureKey('Diorama'),
    description: paragraph(),
    certified: text(40),
    level: text(40),
    number: text(60),
    /** Shown beside the number while it is a placeholder. */
    sample: text(30),
    issued: text(60),
    /** To the others, where the Head Coach is shown briefly. */
    team: link,
  }),
  day: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(240),
    /** A block's, with `{from}` and `{to}`. */
    hours: internal(text(20)),
    parts: z.record(z.enum(campParts), z.strictObject({ title: text(40), description: text(200) })),
  }),
  /** The coaching pages' own words for the contact form; `{program}` and `{name}` are filled in. */
  enquiry: z.strictObject({
    picture: pictureKey('Diorama'),
    kicker: text(40),
    title: text(80),
    text: text(240),
    submit: text(40),
    subject: text(80),
  }),
  /** A company's enquiry, on the page of the programme `corporate`; `{program}` and `{name}` are filled in. */
  company: z.strictObject({
    picture: pictureKey('Diorama'),
    kicker: text(40),
    title: text(80),
    text: text(240),
    required: text(120),
    people: text(40),
    date: text(40),
    dateHint: text(80),
    city: text(40),
    cityUnset: text(40),
    wishes: text(60),
    submit: text(40),
    subject: text(80),
  }),
  /** The series abroad, on the page of the programme `tours`. */
  journey: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(240),
    /** Above the cities of the academy, where the way begins. */
    start: text(40),
    /** Leads from a series to its place on the schedule. */
    more: text(40),
  }),
  closing,
  types: z.record(slug(), typeWords),
});

/** One programme in one language. */
export const coachingType = z.object({
  key: z.string(),
  ...typeWords.shape,
  icon: icon(),
  picture: pictureKey(),
  near,
  ...cutOuts,
  href: z.string(),
  /** Whose sessions it has; none where dates are agreed on. */
  groups: z.array(z.string()),
  /** What its page alone has: the day of a camp, the form for companies, or the series abroad. */
  ownPart: z.enum(['day', 'company', 'journey']).optional(),
  /** Which file of `src/templates/` its page is made with. */
  template: internal(z.enum(['coaching', 'on-request', 'tours'])),
  /** Place in the list of programmes. */
  order: internal(z.int()),
});

/** A programme on a tile. */
export const coachingTile = coachingType.pick({
  key: true,
  href: true,
  label: true,
  summary: true,
  near: true,
  island: true,
});

/** A programme on its own page. */
export const coachingProgram = coachingType.omit({
  href: true,
  summary: true,
  icon: true,
  picture: true,
  near: true,
  island: true,
});

/** What all programmes share, in one language. */
export const coachingContent = z.object({
  ...coachingWords.omit({ types: true, day: true }).shape,
  certificate: z.object({
    number: z.string(),
    /** Marks the number as a placeholder. */
    numberNote: z.string().optional(),
    issued: z.string(),
    issuedText: z.string(),
    picture: pictureKey(),
  }),
  day: z.object({
    ...coachingWords.shape.day.omit({ parts: true }).shape,
    parts: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        description: z.string(),
        /** A value for `<time datetime>`: `06:00`. */
        starts: z.string(),
        timesText: z.string(),
        picture: pictureKey('Diorama'),
      }),
    ),
  }),
});
