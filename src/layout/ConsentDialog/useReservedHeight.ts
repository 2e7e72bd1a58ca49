import { type RefObject, useEffect } from 'react';

/**
 * Reserves the element's height at the foot of the page, as the property `--reserved-height` of the document: what gets
 * the focus is scrolled clear of the dialog, the last line of the page included.
 */
export function useReservedHeight(element: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!active || !current) return;
    const { style } = document.documentElement;
    const reserve = () =>
      style.setProperty('--reserved-height', `${window.innerHeight - current.offsetTop}px`);
    reserve();
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    window.addEventListener('resize', reserve);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', reserve);
      style.removeProperty('--reserved-height');
    };
  }, [element, active]);
}
