import { fromCallback } from 'xstate';
import { confine, hide, isOpen, setGroup, watchPanel } from './menuPanel';
import type { MobileMenuEvent } from './mobileMenuMachine';

/** The browser's side of the mobile menu's machine, around its panel. */
export function mobileMenuBrowser(panel: () => HTMLElement | null) {
  const withPanel = (act: (panel: HTMLElement) => void) => () => {
    const element = panel();
    if (element) act(element);
  };
  return {
    actors: {
      watchPanel: fromCallback<MobileMenuEvent>(({ sendBack }) => {
        const element = panel();
        if (!element) return;
        // It may have been opened before the machine was loaded.
        if (isOpen(element)) sendBack({ type: 'menu.opened' });
        return watchPanel(element, sendBack);
      }),
    },
    actions: {
      hide: withPanel(hide),
      confine: withPanel((element) => confine(element, true)),
      release: withPanel((element) => confine(element, false)),
      expandGroup: withPanel((element) => setGroup(element, true)),
      collapseGroup: withPanel((element) => setGroup(element, false)),
    },
  };
}
