import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby';
import { hashScrollDelay } from '../../behaviour';
import { prefersReducedMotion } from '../prefersReducedMotion';
import { announceHash, isInPage } from './hash';

/**
 * Where a page starts: at its top, or after Back where it was left. With a hash it starts at the top, too, and then
 * {@link onRouteUpdate} scrolls smoothly after a moment (behaviour.md 2.3).
 */
export function shouldUpdateScroll({
  routerProps,
  prevRouterProps,
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  const { location } = routerProps;
  // Where this address was left in this tab before is for Reload and Back.
  if (!location.hash) return prevRouterProps !== undefined || !isFreshLoad();
  const samePage = prevRouterProps?.location.pathname === location.pathname;
  if (samePage || !prevRouterProps) return false;
  const saved: unknown = getSavedScrollPosition(location)?.[1];
  // Gatsby returns 0 if nothing was saved.
  restored = typeof saved === 'number' && saved > 0;
  window.scrollTo(0, typeof saved === 'number' ? saved : 0);
  return false;
}

let restored = false;

function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** Focuses a new page's heading. Scrolls to the hash, except after Back and where the hash was set on the page, as by a tab. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const newPage = prevLocation && prevLocation.pathname !== location.pathname;
  // After this the router focuses its own wrapper, in an effect; the heading must come later still, and after the menu, closed by
  // the same link, has made the page usable again.
  if (newPage) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(focusHeading)));
  announceHash();
  if (location.hash && !restored && !isInPage())
    setTimeout(() => scrollToHash(location.hash), hashScrollDelay);
  restored = false;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function scrollToHash(hash: string): void {
  let target: Element | null = document.getElementById(decodeURIComponent(hash.slice(1)));
  // A target that is not displayed (some are only without scripts) stands for its nearest displayed ancestor.
  while (target && target.getClientRects().length === 0) target = target.parentElement;
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
