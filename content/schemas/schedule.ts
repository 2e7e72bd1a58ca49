import { z } from 'zod';
import {
  internal,
  link,
  pictureKey,
  seo,
  stageHead,
  text,
  titledIcon,
  topicOf,
  withTopics,
} from './primitives';
import { groupWords } from './words';

const calendar = z.strictObject({
  title: text(80),
  intro: text(320),
  cityTabsLabel: text(60),
  groupTabsLabel: text(60),
  /** With `{inCity}` and `{weekdays}`, from the words of the city and of its regular day. */
  regular: text(160),
  nextTitle: text(60),
  /** Shown on other pages for a city without upcoming sessions. */
  noDates: text(80),
  /** The heading of past sessions, while there are upcoming ones. */
  over: text(60),
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

/** What the welcome pack shows, and what the handbook has in full. */
const topics = ['safety', 'venues'] as const;

/** Heading and island of what stands in the place of dates, while there are none. */
const invitation = z
  .strictObject({ title: text(60), picture: pictureKey('Diorama') })
  .meta({ id: 'Invitation' });

/** `data/<language>/schedule.yaml`: the sessions calendar and the events. */
export const scheduleWords = z.strictObject({
  seo,
  head: stageHead,
  calendar,
  events: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(240),
    /** Shown if nothing is upcoming, before each city's regular day. */
    none: text(160),
    ask: link,
    /** The heading of past events. */
    past: text(40),
    /** The link from an event that is over to its pictures. */
    seePictures: text(40),
  }),
  /** The next dates of each city, on the pages of programmes and on the home page. */
  whenAndWhere: z.strictObject({
    title: text(60),
    /** Above the next sessions on the home page. */
    soon: text(60),
    /** For programmes without sessions. */
    request: text(120),
    /** With `{inCity}`. */
    all: internal(text(60)),
  }),
  /** For sharing dates and adding them to calendars: the buttons beside them, and the dialog that these open. */
  dates: z.strictObject({
    add: text(40),
    share: text(40),
    /** Replaces `share` once the link has been copied. */
    shared: text(40),
    subscribe: text(60),
    /** With `{title}`, what is subscribed to. */
    subscribeTitle: text(80),
    subscribeText: text(240),
    subscribeEvents: text(60),
    /** The link from one calendar to that with all dates, and the name of that calendar. */
    all: text(60),
    device: text(80),
    google: text(40),
    outlook: text(40),
    file: text(60),
    address: text(60),
    copy: text(30),
    copied: text(40),
    close: text(30),
  }),
  /** What calendar programs show: the names of the feeds, and the title of a session; `{city}` and `{group}` are its own. */
  feeds: internal(z.strictObject({ sessions: text(80), events: text(80), all: text(80), session: text(80) })),
  info: z.strictObject({
    title: text(80),
    intro: text(240),
    picture: pictureKey('Diorama'),
    cards: z
      .array(
        titledIcon
          .extend({
            topic: topicOf(topics),
            picture: pictureKey('Diorama'),
            points: z.array(text(160)).min(1),
          })
          .meta({ id: 'InfoCard' }),
      )
      .length(5)
      .superRefine(withTopics(topics)),
  }),
  invitations: z.strictObject({ sessions: invitation, events: invitation }),
  register: z.strictObject({ title: text(80), text: text(240), link }),
});

/** The page in one language. The calendar has tabs for cities and groups, in the order of the facts. */
export const scheduleContent = z.object({
  ...scheduleWords.shape,
  dates: scheduleWords.shape.dates.extend({
    /** The title of a session in a calendar, with `{group}` and `{city}`. */
    session: z.string(),
    /** Where calendar files are. */
    feedsHref: z.string(),
    /** The page of all dates, on which each has an anchor. */
    pageHref: z.string(),
  }),
  calendar: z.object({
    ...calendar.omit({ regular: true }).shape,
    cities: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        regular: z.string(),
        /** The day of the week of the regular sessions, 1 to 7, as in ISO 8601. */
        regularDay: z.int(),
        paperTitle: z.string(),
        allDates: z.string(),
      }),
    ),
    groups: z.array(z.object({ value: z.string(), ...groupWords.shape })),
    /** The first letters of the days of the week, from Monday. */
    weekdays: z.array(z.string()),
  }),
});
