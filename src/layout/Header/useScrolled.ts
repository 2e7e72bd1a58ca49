import { useEffect } from 'react';
import { scrolledThreshold } from '../../behaviour';

/** Marks the document while it is scrolled past the threshold; the tokens of header and logo follow the mark. */
export function useScrolled(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
