import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-reserved` on the document, and `--reserved-height` to the element's height, so that styles can keep that much space at
 * the end of the page: whatever gets the focus, even in the last line, is then scrolled clear of the dialog.
 */
export function useReservedHeight(element: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!active || !current) return;
    const { style, dataset } = document.documentElement;
    const reserve = () =>
      style.setProperty('--reserved-height', `${window.innerHeight - current.offsetTop}px`);
    reserve();
    dataset.reserved = '';
    const observer = new ResizeObserver(reserve);
    observer.observe(current);
    window.addEventListener('resize', reserve);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', reserve);
      style.removeProperty('--reserved-height');
      delete dataset.reserved;
    };
  }, [element, active]);
}
