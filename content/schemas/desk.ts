import { z } from 'zod';
import { href, link, plural, seo, text } from './primitives';

const message = z.strictObject({ title: text(60), text: text(320) }).meta({ id: 'DeskMessage' });

const task = <T extends z.ZodRawShape>(words: T) =>
  z.strictObject({ title: text(60), intro: text(240), submit: text(40), ...words });

const said = text(60);

/** A task that changes entries as they stand in their files. */
const entries = z.strictObject({ title: text(60), intro: text(320), choose: said });

/** The way to publish that `repository` of `data/site.yaml` opens, and what GitHub may answer: `src/machines/desk/github/`. */
const github = task({
  token: said,
  tokenHint: text(320),
  tokenKept: text(160),
  makeToken: link,
  how: said,
  pull: said,
  pullHint: text(160),
  direct: said,
  directHint: text(160),
  /** The title of the commit and of the pull request. */
  commit: text(60),
  done: text(240),
  doneDirect: text(240),
  see: said,
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

/** `data/<language>/desk.yaml`: the page on which those who run the academy change its content. */
export const deskWords = z.strictObject({
  seo,
  title: text(40),
  intro: text(240),
  needsScripts: text(120),
  back: z.strictObject({ label: text(40), href: href() }),
  loading: text(60),
  retry: text(30),
  unavailable: message,
  views: z.strictObject({
    label: said,
    tasks: said,
    files: said,
    changes: said,
    preview: said,
    publish: said,
  }),
  status: z.strictObject({
    checking: said,
    right: said,
    mistakes: plural(60),
    unchanged: said,
    changes: plural(60),
    keeping: said,
    kept: said,
    undo: text(30),
    redo: text(30),
  }),
  unkept: message,
  elsewhere: message.extend({ takeOver: text(60), load: text(60) }).meta({ id: 'DeskElsewhere' }),
  mistakes: z.strictObject({ title: text(60), open: text(40) }),
  tasks: z.strictObject({
    label: text(60),
    done: text(80),
    session: task({
      session: said,
      what: said,
      cancel: said,
      move: said,
      starts: said,
      ends: said,
      venue: said,
      reason: said,
      none: text(80),
    }),
    dates: task({
      ...{ city: said, group: said, venue: said, weekday: said },
      ...{ begins: said, ends: said, from: said, until: said, except: said, exceptHint: text(120) },
    }),
    question: task({ category: said, question: said, answer: said }),
    result: task({ event: said, result: said, report: said }),
    event: task({
      ...{ id: said, idHint: text(120), group: said, starts: said, ends: said, country: said, photo: said },
      ...{ name: said, time: said, location: said, description: said },
    }),
    notice: task({
      ...{ heading: said, text: said, starts: said, ends: said },
      ...{ importance: said, info: said, warning: said, urgent: said },
      ...{ where: said, all: said, schedule: said, some: said, city: said, group: said },
    }),
    page: entries,
    milestones: entries,
    team: entries,
    players: entries,
    pictures: entries,
  }),
  files: z.strictObject({
    choose: said,
    facts: said,
    words: said,
    unset: said,
    add: text(30),
    key: said,
    remove: text(30),
    up: text(30),
    down: text(30),
    missing: text(80),
    entry: said,
    /** Opens the pictures, from which one is chosen. */
    allPictures: said,
  }),
  changes: z.strictObject({
    none: text(120),
    drop: text(40),
    removed: said,
    added: said,
    conflict: message,
    mine: text(60),
    theirs: text(60),
    nothing: said,
  }),
  preview: z.strictObject({
    intro: text(240),
    page: said,
    pages: z.strictObject({ home: said, schedule: said, faq: said, coaching: said }),
    language: said,
    window: said,
    phone: said,
    desktop: said,
    /** Said with the page's name, of the window that shows it. */
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
  /** What the fields of files are called, by their names there; a name that is not here is shown as it is. */
  labels: z.array(z.strictObject({ key: text(40), label: text(40) })),
});
