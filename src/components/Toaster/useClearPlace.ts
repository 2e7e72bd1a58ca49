import { useEffect, useState } from 'react';

/** Marks an element that a toast must not cover: `<div {...keepClear}>`. */
export const keepClear = { 'data-keep-clear': '' };

/** The end of the window where a toast covers no such element; updated on scroll and resize. */
export function useClearPlace(shown: boolean): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('top');
  useEffect(() => {
    if (!shown) return;
    const update = () => setPlace(clearPlace());
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [shown]);
  return place;
}

function clearPlace(): 'top' | 'bottom' {
  const middle = window.innerHeight / 2;
  const inTheWay = [...document.querySelectorAll<HTMLElement>('[data-keep-clear]')].some((element) => {
    const { height, top, bottom } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < middle;
  });
  return inTheWay ? 'bottom' : 'top';
}
