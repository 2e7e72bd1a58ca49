import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided';

/** The languages of the dialog's toggle. */
export type ConsentLanguage = 'en' | 'pl';

export interface ConsentInput {
  /** Version of the dialog's words; somebody who accepted another version is asked again. */
  version: number;
  language: ConsentLanguage;
}

export interface ConsentContext extends ConsentInput {
  checked: boolean;
}

export type ConsentEvent =
  | { type: 'consent.check'; checked: boolean }
  | { type: 'consent.language'; language: ConsentLanguage }
  | { type: 'consent.accept' }
  | { type: 'consent.decline' }
  | { type: 'consent.close' }
  | { type: 'consent.readPolicy' }
  | { type: 'consent.reopen' };

/**
 * Reads what is stored, asks if needed, and stores an acceptance. Any other answer only hides the dialog until the next
 * load, as does an acceptance that could not be stored.
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    tags: {} as 'visible',
  },
  actors: {
    readConsent: fromPromise<boolean, { version: number }>(notProvided('readConsent')),
    storeConsent: fromPromise<void, ConsentInput>(notProvided('storeConsent')),
    withdrawConsent: fromPromise<void>(notProvided('withdrawConsent')),
  },
  actions: {
    setChecked: assign((_, { checked }: { checked: boolean }) => ({ checked })),
    setLanguage: assign((_, { language }: { language: ConsentLanguage }) => ({ language })),
  },
  guards: {
    isAccepted: (_, { accepted }: { accepted: boolean }) => accepted,
    isChecked: ({ context }) => context.checked,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, checked: false }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        input: ({ context }) => ({ version: context.version }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.output }) },
            target: 'accepted',
          },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
      on: { 'consent.reopen': 'withdrawing' },
    },
    asking: {
      tags: 'visible',
      on: {
        'consent.check': {
          actions: { type: 'setChecked', params: ({ event }) => ({ checked: event.checked }) },
        },
        'consent.language': {
          actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
        },
        'consent.accept': { guard: 'isChecked', target: 'storing' },
        'consent.decline': 'dismissed',
        'consent.close': 'dismissed',
        'consent.readPolicy': 'dismissed',
      },
    },
    storing: {
      invoke: {
        id: 'storeConsent',
        src: 'storeConsent',
        input: ({ context: { version, language } }) => ({ version, language }),
        onDone: 'accepted',
        onError: 'dismissed',
      },
    },
    accepted: { on: { 'consent.reopen': 'withdrawing' } },
    dismissed: { on: { 'consent.reopen': 'withdrawing' } },
    withdrawing: {
      entry: { type: 'setChecked', params: { checked: false } },
      invoke: { id: 'withdrawConsent', src: 'withdrawConsent', onDone: 'asking', onError: 'asking' },
    },
  },
});
