import { fromCallback } from 'xstate';
import { mobileBreakpoint } from '../../styles/breakpoints';
import type { MobileMenuEvent, MobileMenuInput } from './mobileMenuMachine';

const withPanel =
  (act: (panel: HTMLElement) => void) =>
  ({ context: { panel } }: { context: MobileMenuInput }) => {
    if (panel.current) act(panel.current);
  };

/** The browser's part of the mobile menu's machine, which acts on the panel. */
export const mobileMenuActors = {
  actors: {
    watchBrowser: fromCallback<MobileMenuEvent, MobileMenuInput>(({ sendBack, input: { panel } }) =>
      panel.current ? watchBrowser(panel.current, sendBack) : undefined,
    ),
  },
  actions: {
    show: withPanel((panel) => {
      if ('showPopover' in panel && !isOpen(panel)) panel.showPopover();
    }),
    hide: withPanel((panel) => {
      if (isOpen(panel)) panel.hidePopover();
    }),
    confine: withPanel((panel) => confine(panel, true)),
    release: withPanel((panel) => confine(panel, false)),
    expandGroup: withPanel((panel) => setGroup(panel, true)),
    collapseGroup: withPanel((panel) => setGroup(panel, false)),
  },
};

/** Whether the panel is open as a popover. Browsers without popovers never say so: there CSS follows `data-state`. */
function isOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && panel.matches(':popover-open');
}

/**
 * Makes everything but the panel inert and moves the focus into it, or makes it all usable again. That changes the style
 * of every element of the page, 30 to 45 ms on a slow phone, so the menu is seen first. Only the opener's part does not
 * wait: the browser focuses the opener when the panel closes.
 */
function confine(panel: HTMLElement, confined: boolean): void {
  const opener = document.querySelector(`[popovertarget="${panel.id}"]`);
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling === panel) continue;
    const update = () => sibling.toggleAttribute('inert', confined);
    if (sibling.contains(opener)) update();
    else requestAnimationFrame(() => setTimeout(update));
  }
  if (confined && !panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
}

function setGroup(panel: HTMLElement, expanded: boolean): void {
  const group = panel.querySelector('details');
  if (group) group.open = expanded;
}

/** Reports events that do not come from the menu's buttons. @returns a function that stops it */
function watchBrowser(panel: HTMLElement, report: (event: MobileMenuEvent) => void): () => void {
  const wide = window.matchMedia(`(min-width: ${mobileBreakpoint}px)`);
  // Until the buttons send events, the browser opens the popover by itself.
  const onToggle = () => {
    if (isOpen(panel)) report({ type: 'mobileMenu.open' });
  };
  // Reported before the panel closes, as the browser then focuses the opener, which must no longer be inert.
  const onBeforeToggle = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') report({ type: 'mobileMenu.dismissed' });
  };
  const onBack = () => report({ type: 'mobileMenu.navigate' });
  const onWide = () => {
    if (wide.matches) report({ type: 'mobileMenu.widen' });
  };
  onToggle();
  panel.addEventListener('beforetoggle', onBeforeToggle);
  panel.addEventListener('toggle', onToggle);
  window.addEventListener('popstate', onBack);
  wide.addEventListener('change', onWide);
  return () => {
    panel.removeEventListener('beforetoggle', onBeforeToggle);
    panel.removeEventListener('toggle', onToggle);
    window.removeEventListener('popstate', onBack);
    wide.removeEventListener('change', onWide);
  };
}
