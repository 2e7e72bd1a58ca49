import { startTransition, useEffect, useState } from 'react';
import { retry } from '../../behaviour';
import { deployedAnew, reload, reloadedAlready } from '../../browser/loading/deployment';
import { whenIdle } from '../../browser/loading/whenIdle';

/** `waiting` includes the automatic retries; `retrying` means that the visitor asked for another try. */
export type LazyState<T> = { status: 'waiting' | 'failed' | 'retrying' } | { status: 'loaded'; part: T };

/**
 * Loads a part once the browser is idle; never on the server. Failed loads are retried as configured by
 * `retry` in `behaviour.ts`; after that, only by `tryAgain`. If somebody is waiting for the part and a new
 * deployment has removed its file, the page is reloaded.
 *
 * @param load a constant function: a new one loads again
 * @param eager loads at once instead of when idle, because somebody is waiting for it
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
        // In slices, as hydration: a large part would be a long task on a slow phone.
        if (!stopped) startTransition(() => setState({ status: 'loaded', part }));
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

/** Delay before the next retry, by the number of retries so far; ms. */
export function retryDelay(retries: number): number {
  return Math.min(retry.firstDelay * 2 ** retries, retry.longestDelay);
}
