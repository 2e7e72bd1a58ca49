import { z } from 'zod';
import { pictureKey, plural, slug, text, titled } from './primitives';

/** Each paper, in the order in which they are made. */
export const paperKeys = ['guide', 'handbook', 'welcome'] as const;

/** What every paper says of itself. */
const paper = {
  /** Its file's name behind the academy's, as `player-handbook`. */
  file: slug(),
  kicker: text(40),
  title: text(80),
  lead: text(320),
  picture: pictureKey(),
};

const section = { title: text(80), intro: text(320) };

const pictured = titled.extend({ picture: pictureKey() });

/** `data/<language>/papers.yaml`: what the papers to download say beside the words of the pages. */
export const papersWords = z
  .strictObject({
    /** On the button of a paper: its `{n}` pages and its `{size}`, a number of kilobytes. */
    details: plural(60),
    contents: text(40),
    guide: z.strictObject({
      ...paper,
      idea: z.strictObject({ ...section, steps: z.array(titled).min(1), match: titled }),
      field: z.strictObject({
        ...section,
        alt: text(200),
        /** Bowler, wicketkeeper, fielders, the batter who faces, the one who waits, umpires: as the drawing numbers them. */
        people: z.array(titled).length(6),
      }),
      players: z.strictObject({ ...section, cards: z.array(pictured).min(1) }),
      over: z.strictObject({
        ...section,
        alt: text(200),
        /** Six balls: the runs that each brought, or the wicket, and what happened. */
        balls: z
          .array(z.strictObject({ runs: z.int(), wicket: z.boolean().optional(), text: text(60) }))
          .length(6),
        sum: text(160),
      }),
      runs: z.strictObject({
        ...section,
        ways: z.array(titled.extend({ picture: pictureKey().optional() })).min(1),
        score: titled,
        picture: pictureKey(),
      }),
      outs: z.strictObject({ ...section, ways: z.array(pictured).min(1), fair: text(240) }),
      watch: z.strictObject({ ...section, points: z.array(titled).min(1) }),
      come: z.strictObject({ ...section, link: text(60) }),
    }),
    handbook: z.strictObject({
      ...paper,
      sessions: z.strictObject(section),
      venues: text(80),
      expect: z.strictObject({ ...section, players: text(80), coaches: text(80), standards: text(80) }),
      questions: z.strictObject(section),
    }),
    welcome: z.strictObject({
      ...paper,
      when: z.strictObject({ ...section, none: text(160), hours: text(40) }),
      /** Beside the code with the schedule's address. */
      code: z.strictObject({ ...section, alt: text(120) }),
      bring: z.strictObject({ ...section, items: z.array(text(160)).min(1) }),
      ask: z.strictObject(section),
      safety: text(80),
      consent: z.strictObject({ ...section, link: text(60) }),
      apply: z.strictObject({ ...section, link: text(80) }),
      form: z.strictObject({
        ...section,
        /** Lines to write on. With choices, boxes to tick; `wide` ones take the whole line. */
        fields: z
          .array(
            z.strictObject({
              label: text(120),
              choices: z.array(text(60)).optional(),
              wide: z.boolean().optional(),
            }),
          )
          .min(1),
        city: text(60),
        group: text(60),
      }),
    }),
  })
  .superRefine(({ guide, handbook, welcome }, context) => {
    // All papers of a language lie in one folder, so their file names must differ.
    const files = new Set([guide.file]);
    for (const [key, { file }] of Object.entries({ handbook, welcome })) {
      if (files.has(file))
        context.addIssue({ code: 'custom', path: [key, 'file'], message: 'expected each name once' });
      files.add(file);
    }
  });
