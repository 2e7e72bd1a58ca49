import { z } from 'zod';
import {
  href,
  icon,
  internal,
  link,
  paragraph,
  pictureKey,
  place,
  plural,
  sample,
  seo,
  text,
  titled,
  titledIcon,
  titledIsland,
} from './primitives';

/** The spots of the training ground's picture, in the order in which the keyboard comes to them. */
export const groundSpots = ['nets', 'pavilion', 'scoreboard', 'floodlights', 'dome'] as const;

/** Puts a card's words to a spot of the training ground, where the home page shows them. */
const spot = z.enum(groundSpots).optional();

/**
 * Where it is, where its words open in a wide window (below it to a side, or at the picture's foot), and how far above it its label
 * stands in the tall picture, in rem, if other labels need the room.
 */
const whereSpot = {
  opens: z.enum(['left', 'right', 'foot']),
  wide: place,
  tall: place,
  stem: z.number().min(1).max(6).optional(),
};

/** `data/ground.yaml`: where the spots are in the wide and in the tall picture of the ground. */
export const groundFacts = z.strictObject(perSpot(z.strictObject(whereSpot)));

/** A field for each spot. */
function perSpot<T extends z.ZodType>(field: T) {
  return { nets: field, pavilion: field, scoreboard: field, floodlights: field, dome: field };
}

const sectionHead = () => ({ kicker: text(40), title: text(80), subtitle: text(240) });

/** One that stands on a card of its own may have a scene in place of its icon. */
const benefit = titledIcon.extend({ spot, picture: pictureKey().optional() }).meta({ id: 'Benefit' });

/** `data/<language>/editable.yaml`: the texts that the admin may edit (behaviour.md 17.3), and some around them. */
export const editableWords = z.strictObject({
  hero: z.strictObject({ title: text(80), subtitle: text(120), ctaText: text(40) }),
  about: z.strictObject({
    title: text(80),
    subtitle: text(240),
    content: paragraph(),
    visionTitle: text(80),
    visionContent: paragraph(),
    missionTitle: text(80),
    missionContent: paragraph(),
  }),
  benefits: z.strictObject({ title: text(80), subtitle: text(240), cards: z.array(benefit).min(3) }),
  team: z.strictObject({ title: text(80), subtitle: text(240) }),
  contact: z.strictObject({ title: text(80), subtitle: text(240), address: text(120) }),
  coaching: z.strictObject({
    introTitle: text(80),
    introContent: paragraph(),
    philosophyTitle: text(80),
    philosophyContent: paragraph(),
  }),
});

const facility = titled.extend({ spot, picture: pictureKey() }).meta({ id: 'Facility' });

/** `data/<language>/facilities.yaml`: shown on the home page and on About. */
export const facilityWords = z.strictObject({
  title: text(80),
  intro: text(240),
  items: z.array(facility).min(1),
});

/** The facilities, with large pictures beside the text. */
export const facilityRows = facilityWords.extend({
  items: z.array(facility.extend({ picture: pictureKey('Wide') })),
});

/** A programme on its card: icon, title, description and exactly three features, its page, and an island, cut out. */
const programCard = z.strictObject({
  icon: icon(),
  title: text(60),
  href: href(),
  description: text(240),
  features: z.tuple([text(60), text(60), text(60)]),
  picture: pictureKey('Diorama'),
});

/** `data/<language>/home.yaml`: the home page's words, except the editable ones. */
export const homeWords = z.strictObject({
  seo,
  hero: z.strictObject({
    kicker: text(60),
    start: link,
    ctaHref: href(),
    wide: z.strictObject({ picture: pictureKey('HeroWide') }),
    tall: z.strictObject({ picture: pictureKey('HeroTall') }),
  }),
  /** A label that goes with a whole number has its forms, as a number of `data/` may change. */
  facts: z
    .array(
      z.strictObject({
        value: text(12),
        label: z.union([text(60), plural(60)], 'expected a text, or its forms by the number'),
      }),
    )
    .min(2),
  about: z.strictObject({
    kicker: text(40),
    picture: pictureKey(),
    valuesTitle: text(60),
    /** Four parts of one lawn: each picture goes on where the one before it ends. Others stand beside each other. */
    values: z.array(titledIsland).min(3),
    phasesTitle: text(60),
    phases: z.array(titledIsland.extend({ phase: text(30) }).meta({ id: 'Phase' })).min(2),
    model: titledIsland,
  }),
  benefitsKicker: text(40),
  teamKicker: text(40),
  facilitiesKicker: text(40),
  ground: z.strictObject({
    label: text(60),
    wide: z.strictObject({ picture: pictureKey('Panorama') }),
    tall: z.strictObject({ picture: pictureKey('HeroTall') }),
    spots: z.strictObject(perSpot(text(24))),
  }),
  events: z.strictObject({ ...sectionHead(), know: text(30), viewAll: link }),
  programs: z.strictObject({ ...sectionHead(), cards: z.array(programCard).min(3), discover: link }),
  timeline: z.strictObject({
    ...sectionHead(),
    partnersTitle: text(60),
    partners: z
      .array(
        z.strictObject({
          name: text(60),
          description: text(240),
          picture: pictureKey('Diorama'),
          sample: sample(),
        }),
      )
      .min(1),
    achievementsTitle: text(60),
    achievements: z.array(titledIsland).min(1),
  }),
  gallery: z.strictObject({ kicker: text(40), title: text(80), subtitle: text(240), more: link }),
  closing: z.strictObject({ title: text(80), text: text(240), register: link, location: text(60) }),
  /** For the web app manifest. */
  manifest: internal(z.strictObject({ description: text(160) })),
});

/** The page in one language: each number has the label that goes with it, each spot of the ground its name. */
export const homeContent = homeWords.extend({
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  ground: homeWords.shape.ground.extend({
    spots: z.array(z.object({ key: z.string(), name: z.string(), ...whereSpot })),
  }),
});
