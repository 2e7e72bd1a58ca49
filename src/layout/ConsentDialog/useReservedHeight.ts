import { type RefObject, useEffect } from 'react';

/**
 * Keeps as much space at the end of the page as the element is high: whatever gets the focus, even in the last line, is then scrolled
 * clear of the dialog. Not by a custom property: beside a rule for `::selection`, a change of one on the root computes the styles of the
 * whole page again, even of one that is not inherited (decision 011). `data-reserved` tells other styles of it.
 */
export function useReservedHeight(element: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!active || !current) return;
    const { style, dataset } = document.documentElement;
    const reserve = () => {
      const height = `${window.innerHeight - current.offsetTop}px`;
      style.paddingBottom = height;
      style.scrollPaddingBottom = `calc(${height} + var(--space-3))`;
    };
    // Browsers bring only the caret's line of a text box into view.
    const uncover = () => {
      const { activeElement: target, body } = document;
      if (!target || target === body || current.contains(target)) return;
      const { top, bottom } = target.getBoundingClientRect();
      const isCovered = top < window.innerHeight && bottom > current.offsetTop;
      if (isCovered) target.scrollIntoView({ block: 'nearest' });
    };
    reserve();
    dataset.reserved = '';
    // Somebody may be writing when the dialog comes, or grows as its font does.
    const observer = new ResizeObserver(() => {
      reserve();
      uncover();
    });
    observer.observe(current);
    document.addEventListener('focusin', uncover);
    window.addEventListener('resize', reserve);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      window.removeEventListener('resize', reserve);
      style.paddingBottom = '';
      style.scrollPaddingBottom = '';
      delete dataset.reserved;
    };
  }, [element, active]);
}
