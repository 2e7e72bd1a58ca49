import { mobileBreakpoint } from '../../styles/breakpoints';
import type { MobileMenuEvent } from './mobileMenuMachine';

/** Whether the browser shows the panel. A browser without popovers never does. */
export function isOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && panel.matches(':popover-open');
}

/** Takes the panel away; without a fuss where it is closed. */
export function hide(panel: HTMLElement): void {
  if (isOpen(panel)) panel.hidePopover();
}

/** Makes everything beside the panel inert, and usable again. The focus comes into the panel. */
export function confine(panel: HTMLElement, confined: boolean): void {
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling !== panel) sibling.toggleAttribute('inert', confined);
  }
  if (confined && !panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
}

/** Opens or closes the group of links. */
export function setGroup(panel: HTMLElement, expanded: boolean): void {
  const group = panel.querySelector('details');
  if (group) group.open = expanded;
}

/** Reports what happens to the panel and around it, as the machine's events. @returns what stops it */
export function watchPanel(panel: HTMLElement, report: (event: MobileMenuEvent) => void): () => void {
  const group = panel.querySelector('details');
  const wide = window.matchMedia(`(min-width: ${mobileBreakpoint}px)`);
  const onToggle = () => report({ type: isOpen(panel) ? 'menu.opened' : 'menu.closed' });
  // Told before the panel is gone: the browser gives the focus back to the opener, which may not be inert any more.
  const onBeforeToggle = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') report({ type: 'menu.closed' });
  };
  const onGroup = () => report({ type: group?.open ? 'menu.groupExpanded' : 'menu.groupCollapsed' });
  const leave = (type: 'menu.navigate' | 'menu.widen') => {
    // The browser tells of an opened panel a moment later: that must not come after this.
    if (isOpen(panel)) report({ type: 'menu.opened' });
    report({ type });
  };
  const onBack = () => leave('menu.navigate');
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) leave('menu.navigate');
  };
  const onWide = () => {
    if (wide.matches) leave('menu.widen');
  };
  panel.addEventListener('beforetoggle', onBeforeToggle);
  panel.addEventListener('toggle', onToggle);
  panel.addEventListener('click', onClick);
  group?.addEventListener('toggle', onGroup);
  window.addEventListener('popstate', onBack);
  wide.addEventListener('change', onWide);
  window.addEventListener('resize', onWide);
  return () => {
    panel.removeEventListener('beforetoggle', onBeforeToggle);
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('click', onClick);
    group?.removeEventListener('toggle', onGroup);
    window.removeEventListener('popstate', onBack);
    wide.removeEventListener('change', onWide);
    window.removeEventListener('resize', onWide);
  };
}
