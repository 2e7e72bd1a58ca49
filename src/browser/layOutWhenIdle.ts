import { whenIdle } from './whenIdle';

const deferred = 'main > :nth-child(n + 3), main ~ footer';

/**
 * Has the parts that `src/styles/deferredLayout.css` left out laid out, each when the browser is idle, and the rest at once
 * when somebody goes to a place in the page.
 */
export function layOutWhenIdle(): void {
  const { dataset } = document.documentElement;
  const finish = () => {
    dataset.layout = 'whole';
    window.removeEventListener('hashchange', finish);
  };
  const layOutNext = () => {
    if (dataset.layout === 'whole') return;
    const next = [...document.querySelectorAll<HTMLElement>(deferred)].find(
      ({ style }) => style.contentVisibility !== 'visible',
    );
    if (!next) return finish();
    next.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  window.addEventListener('hashchange', finish);
  whenIdle(layOutNext);
}
