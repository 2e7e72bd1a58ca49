import { z } from 'zod';
import { internal, link, pageHead, seo, text, titledIcon } from './primitives';
import { groupWords } from './words';

const calendar = z.strictObject({
  title: text(80),
  intro: text(320),
  cityTabsLabel: text(60),
  groupTabsLabel: text(60),
  /** With `{inCity}` and `{weekdays}`, the city's and its regular day's words. */
  regular: text(160),
  nextTitle: text(60),
  allOver: text(240),
  none: text(240),
  ask: link,
  perMonth: text(160),
  /** A session's, with `{from}` and `{to}`. */
  hours: internal(text(40)),
  /** The calendar of one city on paper. */
  paper: z.strictObject({
    /** A button. */
    print: text(40),
    /** With `{inCity}`. */
    title: internal(text(80)),
    /** Beside the code with the address of a group's calendar. */
    scan: text(160),
  }),
});

/** `data/<language>/schedule.yaml`: the sessions calendar and the events. */
export const scheduleWords = z.strictObject({
  seo,
  head: pageHead,
  calendar,
  events: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(240),
    /** Said where nothing is upcoming, before each city's regular day. */
    none: text(160),
    ask: link,
    /** Above what is over. */
    past: text(40),
    /** The link from an event that is over to its pictures. */
    seePictures: text(40),
  }),
  /** What calendar programs show: the names of the feeds, and the title of a session; `{city}` and `{group}` are its own. */
  feeds: internal(z.strictObject({ sessions: text(80), events: text(80), all: text(80), session: text(80) })),
  info: z.strictObject({
    title: text(80),
    intro: text(240),
    cards: z
      .array(titledIcon.extend({ points: z.array(text(160)).min(1) }).meta({ id: 'InfoCard' }))
      .length(5),
  }),
  register: z.strictObject({ title: text(80), text: text(240), link }),
});

/** The page in one language: the tabs of the calendar are the cities and the groups, in their order. */
export const scheduleContent = z.object({
  ...scheduleWords.shape,
  calendar: z.object({
    ...calendar.omit({ regular: true }).shape,
    cities: z.array(
      z.object({ value: z.string(), label: z.string(), regular: z.string(), paperTitle: z.string() }),
    ),
    groups: z.array(z.object({ value: z.string(), ...groupWords.shape })),
  }),
});
