import { z } from 'zod';
import { city, localDate, localDateTime, pictureKey, slug, text } from './primitives';

// What is no date has its own problem already.
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text);
const inOrder = ({ starts, ends }: { starts: string; ends: string }) =>
  !isDate(starts) || !isDate(ends) || starts <= ends;
const orderMessage = {
  message: 'expected an end that is not before the start',
  path: ['ends'],
  // What is no date has no order either: one mistake, one message.
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
};

/** `data/site.yaml`: what is true of the academy in every language. */
export const siteFacts = z.strictObject({
  name: text(60),
  shortName: text(20),
  url: z
    .url('expected an https address')
    .regex(/^https:\/\/[^/]+$/, 'expected an https address without a path'),
  foundedYear: z.int().min(2000).max(2100),
  emails: z.strictObject({ contact: z.email(), coaching: z.email(), sales: z.email() }),
  phone: z.string().regex(/^\+\d{2}( \d{3}){3}$/, 'expected a number like +48 000 000 000'),
  applicationForm: z.url(),
  social: z.array(z.strictObject({ name: text(20), icon: slug(), href: z.url() })).min(1),
  consentVersion: z.int().min(1),
  /** Shown where a page of the site is shared. */
  share: z.strictObject({ picture: pictureKey() }),
});

/** `data/venues.yaml`: the places where sessions and home matches happen. */
export const venueFacts = z.array(
  z.strictObject({
    id: slug(),
    city: city(),
    streetAddress: text(80).optional(),
    postalCode: z
      .string()
      .regex(/^\d{2}-\d{3}$/, 'expected a Polish postal code like 00-000')
      .optional(),
    addressLocality: text(40),
  }),
);

/** `data/events.yaml`: whole days, last day included. */
export const eventFacts = z.array(
  z
    .strictObject({
      id: slug(),
      group: z.enum(['juniors', 'adults']),
      starts: localDate(),
      ends: localDate(),
      country: z.enum(['PL', 'CZ', 'DE']),
      picture: pictureKey(),
    })
    .refine(inOrder, orderMessage),
);

/** `data/sessions.yaml`: every single training session; there is no recurrence rule. */
export const sessionFacts = z.array(
  z
    .strictObject({
      id: slug(),
      city: city(),
      group: z.enum(['juniors', 'seniors']),
      venue: slug(),
      starts: localDateTime(),
      ends: localDateTime(),
    })
    .refine(inOrder, orderMessage),
);

/** `data/team.yaml`: the leaders by role. Names are published only by those who want theirs to be. */
export const teamFacts = z.array(
  z.strictObject({
    id: slug(),
    initials: z.string().regex(/^[A-Z]{2,3}$/, 'expected two or three capital letters'),
    picture: pictureKey().optional(),
    pages: z.array(z.enum(['home', 'about'])).min(1),
  }),
);

/** `data/milestones.yaml`: the growth timeline, a month each. */
export const milestoneFacts = z
  .array(
    z.strictObject({
      id: slug(),
      month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'expected a month like 2023-07'),
      icon: slug(),
      color: z.enum(['green', 'amber', 'red']),
    }),
  )
  .refine((entries) => entries.every((entry, n) => n === 0 || (entries[n - 1]?.month ?? '') <= entry.month), {
    message: 'expected the months in order',
  });
