import type { ReactNode } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import { useLazyPart } from './useLazyPart';

interface LazyPartProps<T> {
  /** A dynamic import, as a constant function. */
  load: () => Promise<T>;
  /** Shows what was loaded. */
  children: (part: T) => ReactNode;
  /** Stands in the HTML and until the part is there. */
  fallback?: ReactNode;
  /** Loads at once, as somebody waits for it. */
  eager?: boolean;
}

/** A part of the page whose code comes after the page is usable. If it cannot be loaded, `fallback` stays and we say so. */
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
