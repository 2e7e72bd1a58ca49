import { z } from 'zod';
import { expected } from '../problems';
import { cancelled, daysInOrder, eventMove, sessionMove, timesInOrder, version, withinADay } from './changes';
import { isCountry, isPhone } from './formats';
import {
  httpsAddress,
  icon,
  idIn,
  internal,
  localDate,
  localDateTime,
  pictureKey,
  place,
  sample,
  slug,
  text,
} from './primitives';
import { isTimeZone } from './timeZone';

const isBegun = ({ languages, begun = [] }: { languages: readonly string[]; begun?: readonly string[] }) =>
  begun.every((code) => languages.indexOf(code) > 0);

/** `data/site.yaml`: what is true of the academy in every language. */
export const siteFacts = z
  .strictObject({
    name: text(60),
    shortName: internal(text(20)),
    /** The published languages, each a folder of `data/`; the first one is at `/`. Other folders are checked, but not built. */
    languages: internal(
      z
        .array(z.string().regex(/^[a-z]{2}$/, 'expected a language code like "pl"'))
        .min(1)
        .refine((all) => new Set(all).size === all.length, 'expected each language once'),
    ),
    /** Those of them that still lack files, which are then taken from the first language. */
    begun: internal(z.array(z.string()).optional()),
    url: z
      .url('expected an https address')
      .regex(/^https:\/\/[^/]+$/, 'expected an https address without a path'),
    foundedYear: z.int().min(1700).max(2100),
    emails: z.strictObject({ contact: z.email(), coaching: z.email(), sales: z.email() }),
    phone: z.string().refine(isPhone, 'expected a phone number with its country code, like +48 000 000 000'),
    /** ISO 3166 code of the academy's country; `timeZone` applies to every date and time in `data/`. */
    country: z.string().refine(isCountry, expected('country', 'expected an ISO 3166 country code like "PL"')),
    timeZone: internal(z.string().refine(isTimeZone, 'expected a time zone like "Europe/Warsaw"')),
    applicationForm: httpsAddress(),
    social: z.array(z.strictObject({ name: text(20), icon: icon(), href: httpsAddress() })).min(1),
    /** The site's repository on GitHub: allows the desk to publish there, and its page to connect to GitHub's API. */
    repository: internal(
      z
        .string()
        .regex(
          /^[A-Za-z0-9](?:-?[A-Za-z0-9])*\/(?!\.+$)[\w.-]+$/,
          'expected a repository on GitHub, like "owner/name"',
        )
        .optional(),
    ),
    consentVersion: z.int().min(1),
    /**
     * Sections, `/coaching` and below, whose pages begin and end in a way of their own: the colour of the sky, on which side of their head
     * its toy stands, the river at the end. The first that fits counts.
     */
    scenes: z.array(
      z.strictObject({
        href: z.string().regex(/^(\/[\w-]+)+$/, 'expected the path of a section, like "/coaching"'),
        sky: z.enum(['green', 'mint', 'coral', 'amber', 'red']),
        toy: z.enum(['left', 'middle', 'right']),
        picture: pictureKey('Panorama'),
        /** For phones: both cities in a window that is narrow. */
        tall: z.strictObject({ picture: pictureKey('HeroTall') }),
      }),
    ),
    /** The preview picture of shared links. */
    share: z.strictObject({ picture: pictureKey('Share') }),
  })
  .refine(isBegun, {
    message: 'expected languages of the list above but the first, which must be complete',
    path: ['begun'],
  });

/** The days of the week, in the order of ISO 8601. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week. */
export const weekday = () => z.enum(weekdays);

/** `data/cities.yaml`: where and on which weekday the academy trains, in the order in which texts list the cities. */
export const cityFacts = z.array(z.strictObject({ id: slug(), regularDay: weekday() })).min(1);

/** `data/groups.yaml`: who trains together, in the order of the tabs. */
export const groupFacts = z
  .array(z.strictObject({ id: slug(), ageGroups: z.array(text(10)).optional() }))
  .min(1);

const degrees = (name: string, most: number) =>
  z.number().refine((value) => Math.abs(value) <= most, `expected a ${name} from -${most} to ${most}`);

/** `data/venues.yaml`: the places where sessions and home matches happen. */
export const venueFacts = z.array(
  z
    .strictObject({
      id: slug(),
      city: idIn('cities'),
      streetAddress: text(80).optional(),
      postalCode: text(12).optional(),
      addressLocality: text(40),
      /** Its city, cut out. */
      picture: pictureKey('Diorama').optional(),
      /** Where its pin stands on the maps of the Contact page. */
      pin: z.strictObject({ wide: place, tall: place }).optional(),
      /** In degrees, WGS 84; both or neither. */
      latitude: degrees('latitude', 90).optional(),
      longitude: degrees('longitude', 180).optional(),
    })
    .refine(({ latitude, longitude }) => latitude === undefined || longitude !== undefined, {
      message: 'expected a longitude beside the latitude',
      path: ['longitude'],
    })
    .refine(({ latitude, longitude }) => longitude === undefined || latitude !== undefined, {
      message: 'expected a latitude beside the longitude',
      path: ['latitude'],
    }),
);

/** `data/events.yaml`: whole days, last day included. */
export const eventFacts = z.array(
  z
    .strictObject({
      id: slug(),
      group: internal(idIn('groups')),
      starts: localDate(),
      ends: localDate(),
      country: internal(
        z.string().refine(isCountry, expected('country', 'expected an ISO 3166 country code like "PL"')),
      ),
      picture: pictureKey(),
      /** The gallery's collection with its pictures, linked once the event is over. */
      collection: internal(idIn('galleries').optional()),
      cancelled: cancelled(),
      moved: internal(eventMove.optional()),
      ...version,
    })
    .refine(...daysInOrder),
);

/** `data/sessions.yaml`: every single training session; there is no recurrence rule. */
export const sessionFacts = z.array(
  z
    .strictObject({
      id: slug(),
      city: idIn('cities'),
      group: idIn('groups'),
      venue: idIn('venues'),
      starts: localDateTime(),
      ends: localDateTime(),
      cancelled: cancelled(),
      moved: internal(sessionMove.optional()),
      ...version,
    })
    .refine(...timesInOrder)
    .refine(...withinADay),
);

/** `data/team.yaml`: the leaders by role. Names are published only with their owners' consent. */
export const teamFacts = z
  .array(
    z.strictObject({
      id: slug(),
      initials: z.string().regex(/^\p{Lu}{2,3}$/u, 'expected two or three capital letters'),
      picture: pictureKey('Portrait').optional(),
      pages: internal(z.array(z.enum(['home', 'about'])).min(1)),
    }),
  )
  .refine((leaders) => leaders.some(({ id }) => id === 'head-coach'), {
    message: 'expected a leader with the id "head-coach", whom the coaching pages show',
  });

/** `data/milestones.yaml`: the growth timeline, one month per entry. */
export const milestoneFacts = z
  .array(
    z.strictObject({
      id: slug(),
      month: z.string().regex(/^(1[7-9]|20)\d{2}-(0[1-9]|1[0-2])$/, 'expected a month like 2023-07'),
      icon: icon(),
      color: z.enum(['green', 'amber', 'red']),
      /** An island in the river, cut out. */
      picture: pictureKey('Diorama').optional(),
      sample: sample(),
    }),
  )
  .superRefine((entries, context) => {
    entries.forEach(({ month }, n) => {
      const before = entries[n - 1]?.month ?? '';
      const message = `expected a month that is not before ${before}, that of the entry above`;
      if (month < before) context.addIssue({ code: 'custom', path: [n, 'month'], message });
    });
  });

/** `data/untranslated.yaml`: texts that are the same in all languages, like names. */
export const untranslatedFacts = z.array(text());
