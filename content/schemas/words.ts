import { z } from 'zod';
import { weekday } from './facts';
import { internal, paragraph, pictureKey, text } from './primitives';

/** `data/<language>/events.yaml`: by id of `data/events.yaml`. */
export const eventWords = z.strictObject({
  title: text(80),
  time: text(60),
  location: text(80),
  description: paragraph(),
  /** Once it is over: how it ended, in a few words, and what it was like. */
  result: text(80).optional(),
  report: paragraph().optional(),
});

/** `data/<language>/cities.yaml`: by id of `data/cities.yaml`. */
export const cityWords = z.strictObject({
  name: text(40),
  /** "in" the city: "in Krakow", "w Krakowie". Some languages inflect the name. */
  locative: text(60),
});

/** `data/<language>/groups.yaml`: by id of `data/groups.yaml`; the label of the group's tab, and who belongs to it. */
export const groupWords = z.strictObject({ label: text(40), ages: text(120) });

/** `data/<language>/weekdays.yaml`: "on" a day, every week: "Saturdays", "w soboty". */
export const weekdayWords = z.record(weekday(), text(20));

/** `data/<language>/venues.yaml`: by id of `data/venues.yaml`. */
export const venueWords = z.strictObject({
  name: text(80),
  center: text(80),
  description: text(200),
  /** How to get there, where to leave the car, where to go in. */
  transport: internal(text(200).optional()),
  parking: internal(text(200).optional()),
  entrance: internal(text(200).optional()),
});

/** `data/<language>/team.yaml`: by id of `data/team.yaml`. The heading is the role; `name` only if it is published. */
export const teamWords = z.strictObject({
  role: text(40),
  name: text(60).optional(),
  description: text(320),
});

/** `data/<language>/milestones.yaml`: by id of `data/milestones.yaml`. */
export const milestoneWords = z.strictObject({ title: text(60), description: text(320) });

/**
 * `data/<language>/pictures.yaml`: by picture key. `alt` is empty for decorative pictures, otherwise at least three words;
 * a caption adds what the picture does not show.
 */
export const pictureWords = z.strictObject({
  alt: z
    .string()
    .refine(
      (alt) => alt === '' || alt.trim().split(/\s+/).length >= 3,
      'expected at least three words, or an empty text for decoration',
    ),
  caption: text(160).optional(),
});

/** Entries by id. */
export const byId = <T extends z.ZodObject>(words: T) => z.record(z.string(), words);

/** `data/<language>/pictures.yaml` as a whole. */
export const picturesWords = z.record(pictureKey(), pictureWords);
