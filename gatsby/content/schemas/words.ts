import { z } from 'zod';
import { paragraph, pictureKey, text } from './primitives';

/** `data/<language>/events.yaml`: by id of `data/events.yaml`. */
export const eventWords = z.strictObject({
  title: text(80),
  time: text(60),
  location: text(80),
  description: paragraph(),
});

/** `data/<language>/venues.yaml`: by id of `data/venues.yaml`. */
export const venueWords = z.strictObject({ name: text(80), center: text(80), description: text(200) });

/** `data/<language>/team.yaml`: by id of `data/team.yaml`. The heading is the role; a name only where published. */
export const teamWords = z.strictObject({
  role: text(40),
  name: text(60).optional(),
  description: text(320),
});

/** `data/<language>/milestones.yaml`: by id of `data/milestones.yaml`. */
export const milestoneWords = z.strictObject({ title: text(60), description: text(320) });

/** `data/<language>/pictures.yaml`: by picture key. `alt` is empty for decoration, otherwise three words or more. */
export const pictureWords = z.strictObject({
  alt: z
    .string()
    .refine(
      (alt) => alt === '' || alt.trim().split(/\s+/).length >= 3,
      'expected a sentence of three words or more',
    ),
  caption: text(160),
});

/** Words by id. */
export const byId = <T extends z.ZodObject>(words: T) => z.record(z.string(), words);

/** `data/<language>/pictures.yaml` as a whole. */
export const picturesWords = z.record(pictureKey(), pictureWords);
