import { z } from 'zod';
import {
  internal,
  link,
  paragraph,
  pictureKey,
  seo,
  stageHead,
  text,
  titled,
  titledIsland,
} from './primitives';

/** The sections of About that have a page of their own. */
export const aboutSections = ['story', 'team', 'facilities'] as const;

/** A page below About; `tile` is the link to it on the other ones. */
const page = z
  .strictObject({
    seo,
    head: stageHead,
    tile: z.strictObject({ title: text(60), description: text(200), picture: pictureKey('Wide') }),
  })
  .meta({ id: 'AboutPageWords' });

/** A part of the story, beside a number or word in large type. */
const chapter = z.strictObject({
  figure: text(8),
  when: text(40),
  title: text(80),
  text: paragraph(),
  /** An island beside the figure, on the page of the story. */
  picture: pictureKey('Diorama').optional(),
});

/** `data/<language>/about.yaml`: the story, and the words around leaders and facilities. */
export const aboutWords = z.strictObject({
  overview: z.strictObject({
    seo,
    head: stageHead,
    /** Beside the mission. */
    missionIsland: z.strictObject({ picture: pictureKey('Diorama') }),
  }),
  sections: z.strictObject({ story: page, team: page, facilities: page }),
  story: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    picture: pictureKey(),
    chapters: z.array(chapter).min(2),
    missionKicker: text(40),
    missionTitle: text(80),
    mission: text(240),
    /** An island below the mission, on the page of the story. */
    missionIsland: z.strictObject({ picture: pictureKey('Diorama') }),
    goalsTitle: text(60),
    goals: z.array(titled).min(2),
    valuesKicker: text(40),
    valuesTitle: text(80),
    values: z.array(titledIsland).min(3),
    model: titled,
  }),
  team: z.strictObject({ kicker: text(40), coaches: titledIsland, link }),
  facilities: z.strictObject({
    kicker: text(40),
    placesKicker: text(40),
    placesTitle: text(80),
    placesIntro: text(240),
    places: z.array(titledIsland).min(2),
    link,
  }),
  more: z.strictObject({ title: text(80) }),
  closing: z.strictObject({ title: text(80), text: text(240), link }),
});

/** One section's page in one language. */
export const aboutSection = z.object({
  key: z.string(),
  ...page.shape,
  href: z.string(),
  order: internal(z.int()),
});
