import { type RefObject, useEffect } from 'react';

/**
 * Sets `--reserved-height` on the document, by which styles keep room for the element at the foot of the page: what gets
 * the focus is scrolled clear of the dialog, even the page's last line.
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
