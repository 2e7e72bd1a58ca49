import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PasswordKey } from '../../browser/password';
import {
  type EditableTexts,
  type Edits,
  type Limits,
  type Section,
  sameTexts,
  textProblems,
  textsOf,
} from '../../content/editableTexts';
import { notProvided } from '../notProvided';

export interface AdminInput {
  locale: string;
  originals: EditableTexts;
  limits: Limits;
  password: PasswordKey;
  /** Where Cancel leads if there is no page to go back to. */
  homeHref: string;
}

export interface AdminContext extends AdminInput {
  /** Sections that were saved. */
  saved: Edits;
  /** Sections with unsaved changes, as typed. */
  drafts: Edits;
}

export type AdminEvent =
  | { type: 'admin.login'; password: string }
  | { type: 'admin.cancel' }
  | { type: 'admin.edit'; section: Section; field: string; text: string }
  | { type: 'admin.save'; section: Section }
  | { type: 'admin.logout' };

/** Events for the view, which shows a toast or moves the focus. */
export type AdminEmitted =
  | { type: 'admin.saved'; section: Section }
  | { type: 'admin.notSaved'; section: Section }
  | { type: 'admin.loggedOut' };

/** Login, editing, and saving in memory. Drafts survive a logout, so leaving the site with unsaved ones asks first. */
export const adminMachine = setup({
  types: {
    input: {} as AdminInput,
    context: {} as AdminContext,
    events: {} as AdminEvent,
    emitted: {} as AdminEmitted,
  },
  actors: {
    checkPassword: fromPromise<boolean, { password: string; key: PasswordKey }>(async () =>
      notProvided('checkPassword')(),
    ),
    askBeforeLeaving: fromCallback(notProvided('askBeforeLeaving')),
  },
  actions: {
    goBack: (_, _params: { homeHref: string }) => notProvided('goBack')(),
    publish: (_, _params: { locale: string; saved: Edits }) => notProvided('publish')(),
    edit: assign(({ context }, params: { section: Section; field: string; text: string }) => {
      const { section, field, text } = params;
      const { [section]: _, ...others } = context.drafts;
      const saved = textsOf(section, context.originals, context.saved);
      const draft = { ...textsOf(section, context.originals, context.saved, context.drafts), [field]: text };
      return { drafts: sameTexts(draft, saved) ? others : { ...others, [section]: draft } };
    }),
    save: assign(({ context }, { section }: { section: Section }) => {
      const { [section]: draft, ...drafts } = context.drafts;
      return draft ? { drafts, saved: { ...context.saved, [section]: draft } } : {};
    }),
    reportSaved: emit((_, { section }: { section: Section }) => ({ type: 'admin.saved', section }) as const),
    reportNotSaved: emit(
      (_, { section }: { section: Section }) => ({ type: 'admin.notSaved', section }) as const,
    ),
    reportLoggedOut: emit({ type: 'admin.loggedOut' }),
  },
  guards: {
    isRight: (_, { right }: { right: boolean }) => right,
    isValid: ({ context: { originals, saved, drafts, limits } }, { section }: { section: Section }) =>
      Object.keys(textProblems(textsOf(section, originals, saved, drafts), limits[section] ?? {})).length ===
      0,
    hasDrafts: ({ context }) => Object.keys(context.drafts).length > 0,
    hasNoDrafts: ({ context }) => Object.keys(context.drafts).length === 0,
  },
}).createMachine({
  id: 'admin',
  context: ({ input }) => ({ ...input, saved: {}, drafts: {} }),
  type: 'parallel',
  states: {
    session: {
      initial: 'loggedOut',
      states: {
        loggedOut: {
          initial: 'ready',
          on: {
            'admin.cancel': {
              actions: { type: 'goBack', params: ({ context: { homeHref } }) => ({ homeHref }) },
            },
            'admin.login': '.checking',
          },
          states: {
            ready: {},
            checking: {
              on: { 'admin.login': {} },
              invoke: {
                id: 'checkPassword',
                src: 'checkPassword',
                input: ({ context, event }) => ({
                  password: event.type === 'admin.login' ? event.password : '',
                  key: context.password,
                }),
                onDone: [
                  {
                    guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) },
                    target: '#admin.session.loggedIn',
                  },
                  { target: 'refused' },
                ],
                onError: 'unsupported',
              },
            },
            refused: {},
            unsupported: {},
          },
        },
        loggedIn: {
          on: {
            'admin.edit': { actions: { type: 'edit', params: ({ event }) => event } },
            'admin.save': [
              {
                guard: { type: 'isValid', params: ({ event }) => event },
                actions: [
                  { type: 'save', params: ({ event }) => event },
                  { type: 'publish', params: ({ context: { locale, saved } }) => ({ locale, saved }) },
                  { type: 'reportSaved', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'reportNotSaved', params: ({ event }) => event } },
            ],
            'admin.logout': { target: 'loggedOut', actions: 'reportLoggedOut' },
          },
        },
      },
    },
    drafts: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasDrafts', target: 'some' } },
        some: {
          invoke: { id: 'askBeforeLeaving', src: 'askBeforeLeaving', onError: {} },
          always: { guard: 'hasNoDrafts', target: 'none' },
        },
      },
    },
  },
});

/** A snapshot of the machine. */
export type AdminState = SnapshotFrom<typeof adminMachine>;
