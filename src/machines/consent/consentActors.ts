import { fromPromise } from 'xstate';
import { noticeMemory } from '../../browser/storage/closedNotices';
import { readAcceptance, removeAcceptance, storeAcceptance } from '../../browser/storage/consentStorage';
import { offerMemory } from '../../browser/storage/offerAnswered';
import { forget } from '../../browser/storage/visitStorage';
import type { ConsentInput } from './consentMachine';

/** The browser's part of the consent machine. Where storage is blocked, `localStorage` itself throws: see the machine's `onError`. */
export const consentActors = {
  actors: {
    readConsent: fromPromise<boolean, { version: number }>(async ({ input }) =>
      readAcceptance(window.localStorage, input.version),
    ),
    storeConsent: fromPromise<void, ConsentInput>(async ({ input }) =>
      storeAcceptance(window.localStorage, { ...input, time: new Date().toISOString() }),
    ),
    withdrawConsent: fromPromise<void>(async () => {
      removeAcceptance(window.localStorage);
      forget(offerMemory);
      forget(noticeMemory);
    }),
  },
};
