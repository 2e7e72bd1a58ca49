import type { ReactNode } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import { useLazyPart } from './useLazyPart';

interface LazyPartProps<T> {
  /** A dynamic import. Pass a constant function: a new one loads again. */
  load: () => Promise<T>;
  /** Renders what was loaded. */
  children: (part: T) => ReactNode;
  /** Shown in the HTML and until the part has loaded. */
  fallback?: ReactNode;
  /** Loads at once instead of when idle, because somebody is waiting for it. */
  eager?: boolean;
}

/**
 * A part of the page whose code loads once the page is usable. If loading fails, `fallback` stays and a
 * message with a retry button appears.
 */
export function LazyPart<T>({ load, children, fallback, eager }: LazyPartProps<T>) {
  const { loading } = useInterface();
  const { state, tryAgain } = useLazyPart(load, eager);
  if (state.status === 'loaded') return <>{children(state.part)}</>;
  return (
    <>
      {fallback}
      {state.status !== 'waiting' && (
        <div role="alert" data-state={state.status}>
          <Notice
            action={
              <Button variant="quiet" aria-disabled={state.status === 'retrying'} onClick={tryAgain}>
                {loading.retry}
              </Button>
            }
          >
            {loading.failed}
          </Notice>
        </div>
      )}
    </>
  );
}
