import { fromCallback } from 'xstate';
import { type PathwayEvent, type Stage, stages } from './pathwayMachine';
import { stagePrefix } from './useStageAddress';

/** The browser's side of the pathway: the stage is in the address, without an entry in the history. */
export const pathwayBrowser = {
  actors: {
    watchAddress: fromCallback<PathwayEvent>(({ sendBack }) => {
      const report = () => {
        const stage = stages.find((key) => window.location.hash === `#${stagePrefix}${key}`);
        if (stage) sendBack({ type: `stage.${stage}` });
      };
      report();
      window.addEventListener('hashchange', report);
      return () => window.removeEventListener('hashchange', report);
    }),
  },
  actions: {
    writeAddress: (_: unknown, { stage }: { stage: Stage }) => {
      const hash = `#${stagePrefix}${stage}`;
      if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash);
    },
  },
};
