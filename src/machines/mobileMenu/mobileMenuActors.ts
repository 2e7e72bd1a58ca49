import { fromCallback } from 'xstate';
import { mobileBreakpoint } from '../../styles/breakpoints';
import type { MobileMenuEvent } from './mobileMenuMachine';

/** The browser's side of the mobile menu's machine, around its panel, an HTML popover. */
export function mobileMenuBrowser(panel: () => HTMLElement | null) {
  const withPanel = (act: (panel: HTMLElement) => void) => () => {
    const element = panel();
    if (element) act(element);
  };
  return {
    actors: {
      watchBrowser: fromCallback<MobileMenuEvent>(({ sendBack }) => {
        const element = panel();
        return element ? watchBrowser(element, sendBack) : undefined;
      }),
    },
    actions: {
      show: withPanel((element) => {
        if ('showPopover' in element && !isOpen(element)) element.showPopover();
      }),
      hide: withPanel((element) => {
        if (isOpen(element)) element.hidePopover();
      }),
      confine: withPanel((element) => confine(element, true)),
      release: withPanel((element) => confine(element, false)),
      expandGroup: withPanel((element) => setGroup(element, true)),
      collapseGroup: withPanel((element) => setGroup(element, false)),
    },
  };
}

/** Whether the browser shows the panel as a popover. One without popovers never does: there its state is enough. */
function isOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && panel.matches(':popover-open');
}

/** Makes everything beside the panel inert, and usable again. The focus comes into the panel. */
function confine(panel: HTMLElement, confined: boolean): void {
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling !== panel) sibling.toggleAttribute('inert', confined);
  }
  if (confined && !panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
}

function setGroup(panel: HTMLElement, expanded: boolean): void {
  const group = panel.querySelector('details');
  if (group) group.open = expanded;
}

/** Reports what no button of the menu does. @returns what stops it */
function watchBrowser(panel: HTMLElement, report: (event: MobileMenuEvent) => void): () => void {
  const wide = window.matchMedia(`(min-width: ${mobileBreakpoint}px)`);
  // The browser opens it alone until its buttons send events.
  const onToggle = () => {
    if (isOpen(panel)) report({ type: 'menu.open' });
  };
  // Told before the panel is gone: the browser gives the focus back to the opener, which may not be inert any more.
  const onBeforeToggle = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') report({ type: 'menu.dismissed' });
  };
  const onBack = () => report({ type: 'menu.navigate' });
  const onWide = () => {
    if (wide.matches) report({ type: 'menu.widen' });
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
