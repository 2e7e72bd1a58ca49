import { useEffect, useRef } from 'react';

/** What stands before the stage in the address: `#stage=ace`. */
export const stagePrefix = 'stage=';

/** Calls back when the address names a stage: at first, and whenever its hash changes. */
export function useStageAddress(onStage: () => void): void {
  const latest = useRef(onStage);
  latest.current = onStage;
  useEffect(() => {
    const check = () => {
      if (window.location.hash.startsWith(`#${stagePrefix}`)) latest.current();
    };
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, []);
}
