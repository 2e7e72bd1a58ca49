import { fromCallback } from 'xstate';
import { hashPrefix } from '../../behaviour';
import { currentHash, replaceHash, subscribeToHash } from '../../browser/address/hash';
import { type PathwayEvent, type Stage, stages } from './pathwayMachine';

/** The browser's part of the pathway's machine: it keeps the stage in the address, without history entries. */
export const pathwayActors = {
  actors: {
    watchAddress: fromCallback<PathwayEvent>(({ sendBack }) => {
      const report = () => {
        const stage = stages.find((key) => currentHash() === hashPrefix.stage + key);
        if (stage) sendBack({ type: 'pathway.select', stage });
      };
      report();
      return subscribeToHash(report);
    }),
  },
  actions: {
    writeAddress: (_: unknown, { stage }: { stage: Stage }) => {
      const hash = hashPrefix.stage + stage;
      if (currentHash() !== hash) replaceHash(hash);
    },
  },
};
