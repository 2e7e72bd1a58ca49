import { useEffect } from 'react';
import { scrolledThreshold } from '../../behaviour';

/** Sets `data-scrolled` on the document past the threshold; the tokens for header and logo heights follow it. */
export function useScrolled(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
