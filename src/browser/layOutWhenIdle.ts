import { layOutWhole } from './layOutWhole';
import { whenIdle } from './whenIdle';

const deferred = 'main > :nth-child(n + 3), main ~ footer';

/**
 * Has the parts that `src/styles/deferredLayout.css` left out laid out, each when the browser is idle, unless
 * {@link layOutWhole} has been called meanwhile.
 */
export function layOutWhenIdle(): void {
  const layOutNext = () => {
    if (document.documentElement.dataset.layout === 'whole') return;
    const next = [...document.querySelectorAll<HTMLElement>(deferred)].find(
      ({ style }) => style.contentVisibility !== 'visible',
    );
    if (!next) return layOutWhole();
    next.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
