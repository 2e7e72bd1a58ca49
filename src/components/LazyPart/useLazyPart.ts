import { useEffect, useState } from 'react';
import { retry } from '../../behaviour';
import { deployedAnew, reload, reloadedAlready } from '../../browser/deployment';
import { whenIdle } from '../../browser/whenIdle';

/** How far a part has come: `waiting` includes the silent retries, `retrying` those that the visitor asked for. */
export type LazyState<T> = { status: 'waiting' | 'failed' | 'retrying' } | { status: 'loaded'; part: T };

/**
 * Loads a part once the browser is idle, in the browser alone. A failed load is tried again as often and as long as
 * `retry` of `behaviour.ts` says; then it takes a call of `tryAgain`. A part that somebody waits for and that a new
 * deployment has taken away comes with a new page.
 *
 * @param load a constant function: another one loads again
 * @param eager loads at once, as somebody waits for it
 */
export function useLazyPart<T>(load: () => Promise<T>, eager = false) {
  const [state, setState] = useState<LazyState<T>>({ status: 'waiting' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (retries: number) => {
      try {
        const part = await load();
        if (!stopped) setState({ status: 'loaded', part });
      } catch (error) {
        if (stopped) return;
        const asked = round > 0;
        if ((asked || (eager && !reloadedAlready())) && (await deployedAnew())) return reload();
        if (stopped) return;
        if (retries < retry.attempts) {
          timer = setTimeout(() => void attempt(retries + 1), retryDelay(retries));
        } else {
          console.error('A part of the page did not load:', error);
          setState({ status: 'failed' });
        }
      }
    };
    const start = () => void attempt(0);
    const cancel = eager || round > 0 ? start() : whenIdle(start);
    return () => {
      stopped = true;
      clearTimeout(timer);
      cancel?.();
    };
  }, [load, eager, round]);

  const tryAgain = () => {
    setState({ status: 'retrying' });
    setRound((count) => count + 1);
  };
  return { state, tryAgain };
}

/** How long to wait before the retry after so many others; ms. */
export function retryDelay(retries: number): number {
  return Math.min(retry.firstDelay * 2 ** retries, retry.longestDelay);
}
