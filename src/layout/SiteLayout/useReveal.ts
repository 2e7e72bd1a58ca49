import { type RefObject, useEffect } from 'react';
import { reveal } from '../../behaviour';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';

/**
 * Scroll-triggered reveal (behaviour.md 5.3): an element with the class `scroll-trigger` gets `visible` once a tenth of it
 * is in view; `stagger-item`s inside follow one by one. Everything starts visible, and only the first scroll hides ("arms")
 * what is below the window: readers who do not scroll, run no scripts or prefer reduced motion miss nothing.
 */
export function useReveal(page: RefObject<HTMLElement>, path: string): void {
  useEffect(() => {
    // `path` is a dependency: a new page has new elements.
    if (!path || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.classList.add('visible');
          observer.unobserve(target);
        }
      },
      { threshold: reveal.threshold, rootMargin: `0px 0px ${reveal.bottomMargin}px 0px` },
    );
    const triggers = [...(page.current?.querySelectorAll<HTMLElement>('.scroll-trigger') ?? [])];
    for (const element of triggers) observer.observe(element);
    const arm = () => {
      for (const element of triggers) {
        if (element.getBoundingClientRect().top < window.innerHeight) continue;
        element.dataset.reveal = 'armed';
        stagger(element);
      }
    };
    window.addEventListener('scroll', arm, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', arm);
      observer.disconnect();
    };
  }, [page, path]);
}

function stagger(element: HTMLElement): void {
  element.querySelectorAll<HTMLElement>('.stagger-item').forEach((item, index) => {
    item.style.transitionDelay = `${(index * reveal.staggerStep).toFixed(1)}s`;
  });
}
