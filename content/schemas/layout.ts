import { z } from 'zod';
import { noticeLabels } from './notices';
import { href, internal, link, paragraph, pictureKey, plural, stage, text } from './primitives';

/** Invites readers who prefer a language to its pages, in that language. */
const languageOffer = z.strictObject({ label: text(40), link: text(40), close: text(30) });

/** A published language and where its addresses begin: `''`, `/pl`. */
export const siteLocale = z
  .object({
    code: z.string(),
    prefix: z.string(),
    /** The language's own name. */
    name: text(20),
    /** The files that it lacks; see `content/languages/begun.ts`. */
    missing: internal(z.array(z.string())),
    /** Not on the pages of the language itself. */
    offer: languageOffer.optional(),
  })
  .meta({ id: 'SiteLocale' });

/** `data/<language>/interface.yaml`: the words of all controls. `{n}`, `{total}` and `{name}` are filled in. */
export const interfaceWords = z.strictObject({
  // These two are shown on the pages of the other languages, which have them from `siteLocale`.
  languageName: internal(text(20)),
  languageOffer: internal(languageOffer),
  skipToContent: text(60),
  newTab: text(60),
  menu: z.strictObject({ open: text(30), close: text(30), label: text(40), submenu: text(60) }),
  carousel: z.strictObject({
    previous: text(30),
    next: text(30),
    slide: text(30),
    enlarge: text(40),
    role: text(30),
    slideRole: text(30),
  }),
  lightbox: z.strictObject({
    label: text(40),
    close: text(30),
    previous: text(30),
    next: text(30),
    position: text(30),
  }),
  toasts: z.strictObject({ label: text(40), dismiss: text(30) }),
  status: z.strictObject({
    scheduled: text(20),
    upcoming: text(20),
    today: text(20),
    over: text(20),
    cancelled: text(20),
    moved: text(20),
    /** Read out before struck-through text. */
    previously: text(20),
  }),
  notices: noticeLabels,
  /** By `{total}`. */
  field: z.strictObject({ counter: plural(60) }),
  loading: z.strictObject({ failed: text(160), retry: text(30) }),
  offline: text(160),
});

/** The same with its language, whose plural rules controls follow, and the academy's time zone. */
export const interfaceContent = interfaceWords.extend({ locale: z.string(), timeZone: z.string() });

const navigationItem = z.strictObject({
  label: text(40),
  href: href(),
  items: z.array(link).optional(),
  /** How many of `items` the desktop dropdown shows; the mobile menu shows all. */
  desktopItems: z.int().min(1).optional(),
});

const isPage = ({ href, items }: z.output<typeof navigationItem>) => !items && /^\/[\w/-]+$/.test(href);

/** `data/<language>/navigation.yaml`: header and footer (behaviour.md 3). */
export const navigationWords = z.strictObject({
  label: text(40),
  /** The logo links to the first item. */
  items: z
    .array(navigationItem)
    .refine(([home, ...others]) => home?.href === '/' && others.filter(isPage).length > 1, {
      message: 'expected home ("/") first, and at least two pages after it',
      when: ({ issues }) => issues.length === 0,
    }),
  footer: z.strictObject({
    label: text(40),
    /** The river above it, cut out: the end of the page is its sky. */
    picture: pictureKey('Panorama'),
    tall: z.strictObject({ picture: pictureKey('HeroTall') }),
    tagline: text(160),
    academyTitle: text(40),
    academy: z.array(link),
    coachingTitle: text(40),
    coaching: z.array(link),
    contactTitle: text(40),
    socialLabel: text(40),
    places: text(80),
    privacy: link,
    cookieSettings: text(40),
    rights: text(120),
  }),
});

const consentText = z
  .strictObject({
    title: text(60),
    intro: paragraph(),
    stored: z.array(text(240)).min(1),
    checkbox: text(160),
    acceptHint: text(120),
    accept: text(30),
    decline: text(30),
    close: text(30),
    policy: text(60),
  })
  .meta({ id: 'ConsentText' });

/** `data/<language>/consent.yaml`: the dialog has its own EN/PL toggle, so each file holds both languages. */
export const consentWords = z.strictObject({
  languageLabel: text(40),
  href: href(),
  languages: z.strictObject({ en: consentText, pl: consentText }),
});

/** `data/<language>/errors.yaml`: the 404 page and the error screen (behaviour.md 19). */
export const errorWords = z.strictObject({
  notFound: z.strictObject({
    title: text(60),
    message: text(200),
    home: link,
    stage,
    seoTitle: text(60),
  }),
  unexpected: z.strictObject({ title: text(60), message: text(200), home: link, reload: text(40) }),
});
