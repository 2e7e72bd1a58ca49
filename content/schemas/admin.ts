import { z } from 'zod';
import { href, link, pictureKey, seo, text } from './primitives';

const base64 = () =>
  z.string().regex(/^[A-Za-z0-9+/]+=*$/, 'expected base64, as npm run admin:password writes it');

/** `data/admin.yaml`: the hash of the password. */
export const adminFacts = z.strictObject({
  password: z.strictObject({ iterations: z.int().min(100_000), salt: base64(), hash: base64() }),
});

const message = z.strictObject({ title: text(40), text: text(240) }).meta({ id: 'AdminMessage' });

const name = () => text(40);

const section = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject({ label: name(), saved: text(80), fields: z.strictObject(fields) });

/** `data/<language>/admin.yaml` */
export const adminWords = z.strictObject({
  seo,
  title: text(40),
  picture: pictureKey('Head'),
  /** Pinned to the board around the login form. */
  photos: z.array(z.strictObject({ picture: pictureKey() })).max(4),
  homeHref: href(),
  needsScripts: text(120),
  login: z.strictObject({
    title: text(40),
    intro: text(160),
    password: text(30),
    submit: text(30),
    checking: text(40),
    cancel: text(30),
    refused: message,
    unsupported: message,
  }),
  panel: z.strictObject({
    title: text(40),
    loggedIn: text(60),
    immediate: text(120),
    lifetime: text(160),
    logout: text(30),
    save: text(30),
    unsaved: text(40),
    tabsLabel: text(60),
    /** The page on which all content can be changed and published. */
    desk: z.strictObject({ text: text(160), link }),
  }),
  problems: z.strictObject({ empty: text(80), long: text(80) }),
  toasts: z.strictObject({ saved: text(40), loggedOut: message }),
  sections: z.strictObject({
    hero: section({ title: name(), subtitle: name(), ctaText: name() }),
    about: section({
      visionTitle: name(),
      visionContent: name(),
      missionTitle: name(),
      missionContent: name(),
    }),
    coaching: section({
      introTitle: name(),
      introContent: name(),
      philosophyTitle: name(),
      philosophyContent: name(),
    }),
    team: section({ title: name(), subtitle: name() }),
  }),
});

/** The page in one language: each section lists its fields with the maximum length of their texts. */
export const adminContent = z.object({
  locale: z.string(),
  ...adminWords.shape,
  password: adminFacts.shape.password,
  sections: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      saved: z.string(),
      fields: z.array(z.object({ name: z.string(), label: z.string(), limit: z.int() })),
    }),
  ),
});
