import { z } from 'zod';
import { href, link, pictureKey, plural, seo, text } from './primitives';

const message = z.strictObject({ title: text(60), text: text(320) }).meta({ id: 'DeskMessage' });

const task = <T extends z.ZodRawShape>(words: T) =>
  z.strictObject({ title: text(60), intro: text(240), submit: text(40), ...words });

const label = text(60);

const said = text(160);

/** A task that edits entries directly in the forms of their files. */
const entries = z.strictObject({ title: text(60), intro: text(320), choose: label });

/** Publishing on GitHub, if `data/site.yaml` has a `repository`, and texts for GitHub's answers (`src/machines/desk/github/`). */
const github = task({
  token: label,
  tokenHint: text(320),
  tokenKept: text(160),
  makeToken: link,
  how: label,
  pull: label,
  pullHint: text(160),
  direct: label,
  directHint: text(160),
  /** The title of the commit and of the pull request. */
  commit: text(60),
  done: text(240),
  doneDirect: text(240),
  see: label,
  /** Before GitHub's own words, which are English. */
  says: label,
  offline: message,
  unknown: message,
  rights: message,
  limited: message,
  missing: message,
  changed: message,
  moved: message,
  protected: message,
  refused: message,
  server: message,
});

/** `data/<language>/desk.yaml`: the page on which the academy's staff edit the content. */
export const deskWords = z.strictObject({
  seo,
  title: text(40),
  intro: text(240),
  picture: pictureKey('Head'),
  needsScripts: text(120),
  back: z.strictObject({ label: text(40), href: href() }),
  loading: text(60),
  retry: text(30),
  unavailable: message,
  views: z.strictObject({
    label: label,
    tasks: label,
    files: label,
    changes: label,
    preview: label,
    publish: label,
  }),
  status: z.strictObject({
    checking: label,
    right: label,
    mistakes: plural(60),
    unchanged: label,
    changes: plural(60),
    keeping: label,
    kept: label,
    undo: text(30),
    redo: text(30),
  }),
  unkept: message,
  elsewhere: message.extend({ takeOver: text(60), load: text(60) }).meta({ id: 'DeskElsewhere' }),
  mistakes: z.strictObject({
    title: text(60),
    open: text(40),
    /** Opens the mistakes as a build words them. */
    original: text(60),
    /** What is said of each kind of mistake; the check's own message of any other. */
    kinds: z.strictObject({
      ...{ empty: said, long: said, short: said, day: said, minute: said, id: said, taken: said },
      ...{ order: said, move: said, both: said, country: said, number: said, choice: said },
      untranslated: said,
    }),
  }),
  tasks: z.strictObject({
    label: text(60),
    /** Leads from a task back to all of them. */
    all: label,
    done: text(80),
    /** Instead of `done`, while a translation is missing. */
    unfinished: text(80),
    session: task({
      session: label,
      what: label,
      cancel: label,
      move: label,
      starts: label,
      ends: label,
      venue: label,
      reason: label,
      none: text(80),
    }),
    dates: task({
      ...{ city: label, group: label, venue: label, weekday: label },
      ...{ begins: label, ends: label, from: label, until: label, except: label, exceptHint: text(120) },
    }),
    question: task({ category: label, question: label, answer: label, answerHint: text(120) }),
    result: task({ event: label, result: label, report: label }),
    event: task({
      ...{
        id: label,
        idHint: text(120),
        group: label,
        starts: label,
        ends: label,
        country: label,
        photo: label,
      },
      ...{ name: label, time: label, location: label, description: label },
    }),
    notice: task({
      ...{ heading: label, text: label, starts: label, ends: label },
      ...{ importance: label, info: label, warning: label, urgent: label },
      ...{ where: label, all: label, schedule: label, some: label, city: label, group: label },
    }),
    page: entries,
    milestones: entries,
    team: entries,
    players: entries,
    pictures: entries,
  }),
  files: z.strictObject({
    choose: label,
    facts: label,
    words: label,
    unset: label,
    add: text(30),
    /** An id is made from what is typed there. */
    key: label,
    keyHint: text(120),
    keyWrong: text(80),
    remove: text(30),
    up: text(30),
    down: text(30),
    missing: text(80),
    entry: label,
    /** Opens the thumbnails of all pictures. */
    allPictures: label,
    /** Below them: who puts in a new one. */
    newPicture: text(120),
  }),
  changes: z.strictObject({
    none: text(120),
    drop: text(40),
    removed: label,
    added: label,
    conflict: message,
    mine: text(60),
    theirs: text(60),
    nothing: label,
  }),
  preview: z.strictObject({
    intro: text(240),
    page: label,
    pages: z.strictObject({ home: label, schedule: label, faq: label, coaching: label }),
    language: label,
    window: label,
    phone: label,
    desktop: label,
    /** Follows the page's name in the accessible name of the preview's frame. */
    frame: text(60),
    loading: text(60),
    mistakes: text(160),
    failed: text(160),
  }),
  publish: z.strictObject({
    none: text(120),
    mistakes: text(160),
    patch: task({ done: text(240) }),
    develop: task({ done: text(240) }),
    github,
    publishing: text(60),
    published: text(60),
    failed: message,
    offline: message,
    again: text(40),
    goOn: text(40),
  }),
  /** The labels of fields, by their names in the files. Fields without a label show their name. */
  labels: z.array(z.strictObject({ key: text(40), label: text(40) })),
});
