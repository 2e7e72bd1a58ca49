import { assign, fromCallback, fromPromise, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { withChange, withChoice, withStep } from '../../../content/desk/history';
import type { ChangedFile, Review } from '../../../content/desk/review';
import { notProvided } from '../notProvided';
import type { Changes, DeskContext, DeskEvent, Kept, Opened } from './deskTypes';
import { Refusal } from './github/refusal';
import type { Model } from './model';
import type { Outcome, Publication } from './publication';

/** The draft after an event. */
function nextDraft(changes: Changes, event: DeskEvent): Changes {
  if (event.type === 'desk.change') return withChange(changes, event.change);
  if (event.type === 'desk.drop') return changes.filter(({ id }) => id !== event.id);
  if (event.type === 'desk.choose') return withChoice(changes, event.id, event.stale, event.mine);
  return changes;
}

const nothing: Changes = [];

/** After a check: show its result, and drop the changes that are published. */
const reviewed = [
  { type: 'review', params: ({ event }: { event: { output: Review } }) => event.output },
  { type: 'forget', params: ({ event }: { event: { output: Review } }) => event.output },
] as const;

const editing = ['desk.change', 'desk.drop', 'desk.choose'] as const;

/** While changes are in this tab alone. */
const askBeforeLeaving = { id: 'askBeforeLeaving', src: 'askBeforeLeaving', onError: {} } as const;

/** Loads, checks and publishes a draft of the content. In parallel, it saves the draft in the browser. */
export const deskMachine = setup({
  types: { context: {} as DeskContext, events: {} as DeskEvent },
  actors: {
    open: fromPromise<Opened>(async () => notProvided('open')()),
    check: fromPromise<Review, { model?: Model; changes: Changes }>(async () => notProvided('check')()),
    keep: fromPromise<Kept, { changes: Changes; stamp?: string; anyway: boolean }>(async () =>
      notProvided('keep')(),
    ),
    publish: fromPromise<Outcome, { files: readonly ChangedFile[]; publication?: Publication }>(async () =>
      notProvided('publish')(),
    ),
    askBeforeLeaving: fromCallback(notProvided('askBeforeLeaving')),
  },
  actions: {
    open: assign((_, opened: Opened) => {
      const { changes, stamp } = opened;
      return { opened, changes, kept: changes, stamp, past: [], future: [], typing: undefined };
    }),
    // Again, after the check broke down: what this tab alone has stays.
    reopen: assign((_, opened: Opened) => ({ opened })),
    edit: assign(({ context: { changes, past, typing }, event }) => {
      const next = nextDraft(changes, event);
      const isPut = event.type === 'desk.change';
      const steps = withStep(past, [changes, next], isPut ? typing : undefined);
      const typed = isPut && next.length >= changes.length ? next.at(-1)?.id : undefined;
      return { changes: next, past: steps, future: [], typing: typed };
    }),
    undo: assign(({ context: { changes, past, future } }) => ({
      changes: past.at(-1) ?? changes,
      past: past.slice(0, -1),
      future: [changes, ...future],
      typing: undefined,
    })),
    redo: assign(({ context: { changes, past, future } }) => ({
      changes: future[0] ?? changes,
      past: [...past, changes],
      future: future.slice(1),
      typing: undefined,
    })),
    review: assign((_, review: Review) => ({ review })),
    forget: assign(({ context: { changes } }, { changes: reviewed }: Review) => {
      const made = new Set(reviewed.flatMap((one) => (one.made ? [one.id] : [])));
      return made.size === 0 ? {} : { changes: changes.filter(({ id }) => !made.has(id)) };
    }),
    begin: assign((_, { publication }: { publication: Publication }) => ({ publication })),
    published: assign(({ context: { publication, changes } }, { outcome }: { outcome: Outcome }) => ({
      link: typeof outcome === 'object' ? outcome.link : undefined,
      // In `gatsby develop`, the changes are in `data/` now, so the draft is empty.
      ...(publication?.way === 'develop' ? { changes: nothing, past: [], future: [] } : { changes }),
    })),
    note: assign(({ context: { publication } }, { error }: { error: unknown }) => {
      const failure = error instanceof Error ? error : new Error(String(error));
      const isUnknown = failure instanceof Refusal && failure.kind === 'unknown';
      return { failure, publication: isUnknown ? undefined : publication };
    }),
    // The draft is about to be saved, or given up for that of another tab.
    takeAsKept: assign(({ context: { changes } }) => ({ kept: changes })),
    kept: assign((_, { stamp }: { stamp?: string }) => ({ stamp })),
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isStale: (_, { changes }: Review) => changes.some(({ stale }) => stale),
    isPublishable: ({ context: { review } }) =>
      review !== undefined && review.problems.length === 0 && review.files.length > 0,
    isRepeatable: ({ context: { publication } }) => publication !== undefined,
    isUnkept: ({ context: { changes, kept } }) => changes !== kept,
    isElsewhere: (_, { kept }: { kept: Kept }) => kept === undefined,
    isKept: stateIn({ draft: 'kept' }),
    isPublishing: stateIn({ work: { open: 'publishing' } }),
    isOffline: (_, { outcome }: { outcome: Outcome }) => outcome === 'offline',
  },
}).createMachine({
  id: 'desk',
  context: { changes: nothing, past: [], future: [], kept: nothing },
  type: 'parallel',
  states: {
    work: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'open',
            src: 'open',
            onDone: [
              {
                guard: 'isKept',
                target: 'open',
                actions: { type: 'open', params: ({ event }) => event.output },
              },
              { target: 'open', actions: { type: 'reopen', params: ({ event }) => event.output } },
            ],
            onError: 'unavailable',
          },
        },
        unavailable: { on: { 'desk.retry': 'loading' } },
        open: {
          initial: 'checking',
          on: {
            ...Object.fromEntries(
              editing.map((type) => [type, { target: '.checking', actions: 'edit' } as const]),
            ),
            'desk.undo': { guard: 'canUndo', target: '.checking', actions: 'undo' },
            'desk.redo': { guard: 'canRedo', target: '.checking', actions: 'redo' },
            'desk.load': 'loading',
          },
          states: {
            checking: {
              invoke: {
                id: 'check',
                src: 'check',
                input: ({ context: { opened, changes } }) => ({ model: opened?.model, changes }),
                onDone: [
                  {
                    guard: { type: 'isStale', params: ({ event }) => event.output },
                    target: 'conflict',
                    actions: reviewed,
                  },
                  { target: 'editing', actions: reviewed },
                ],
                onError: '#desk.work.unavailable',
              },
            },
            editing: {
              on: {
                'desk.publish': {
                  guard: 'isPublishable',
                  target: 'publishing',
                  actions: { type: 'begin', params: ({ event: { publication } }) => ({ publication }) },
                },
              },
            },
            conflict: {},
            publishing: {
              // Edits are ignored while the draft is being published, so that what is published is what is shown.
              // To load another draft would break it off.
              on: {
                ...Object.fromEntries(editing.map((type) => [type, {}])),
                'desk.undo': {},
                'desk.redo': {},
                'desk.load': {},
              },
              invoke: {
                id: 'publish',
                src: 'publish',
                input: ({ context: { review, publication } }) => ({
                  files: review?.files ?? [],
                  publication,
                }),
                onDone: [
                  {
                    guard: { type: 'isOffline', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'offline',
                  },
                  {
                    target: 'published',
                    actions: { type: 'published', params: ({ event }) => ({ outcome: event.output }) },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'note', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            published: { tags: 'over', on: { 'desk.back': 'editing' } },
            failed: {
              tags: 'over',
              on: { 'desk.retry': { guard: 'isRepeatable', target: 'publishing' }, 'desk.back': 'editing' },
            },
            offline: { tags: 'over', on: { 'desk.retry': 'publishing', 'desk.back': 'editing' } },
          },
        },
      },
    },
    draft: {
      initial: 'kept',
      states: {
        kept: { always: { guard: 'isUnkept', target: 'keeping' } },
        keeping: {
          entry: 'takeAsKept',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context: { changes, stamp }, event }) => ({
              changes,
              stamp,
              anyway: event.type === 'desk.takeOver',
            }),
            onDone: [
              {
                guard: { type: 'isElsewhere', params: ({ event }) => ({ kept: event.output }) },
                target: 'elsewhere',
              },
              { target: 'kept', actions: { type: 'kept', params: ({ event }) => ({ ...event.output }) } },
            ],
            onError: 'unkept',
          },
        },
        unkept: {
          always: { guard: 'isUnkept', target: 'keeping' },
          invoke: askBeforeLeaving,
        },
        elsewhere: {
          on: {
            'desk.takeOver': 'keeping',
            'desk.load': { guard: not('isPublishing'), target: 'kept', actions: 'takeAsKept' },
          },
          invoke: askBeforeLeaving,
        },
      },
    },
  },
});

/** A snapshot of the machine. */
export type DeskState = SnapshotFrom<typeof deskMachine>;
