import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { useLazyPart } from '../../components/LazyPart/useLazyPart';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { LanguageView } from '../../content/languages';
import type { NavItem } from '../../content/layout';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import * as styles from './MobileMenu.module.css';
import { type MenuControl, sends } from './menuControl';

/** The header's button opens the menu by this id (`popovertarget`), which works without scripts, too. */
export const mobileMenuId = 'mobile-menu';

const loadRunner = () => import('./MobileMenuRunner').then(({ MobileMenuRunner }) => MobileMenuRunner);

interface MobileMenuProps {
  academy: string;
  label: string;
  items: readonly NavItem[];
  /** The page in the other languages. */
  languages: readonly LanguageView[];
  /** The machine, once `onMenu` was called with it. */
  menu?: MenuControl;
  onMenu: (menu: MenuControl) => void;
}

/**
 * The full-screen navigation of narrow windows. Its machine opens and closes it; until that is loaded, and without
 * scripts, the browser does, as with every popover.
 */
export function MobileMenu({ academy, label, items, languages, menu, onMenu }: MobileMenuProps) {
  const words = useInterface().menu;
  const panel = useRef<HTMLDivElement>(null);
  const { state } = useLazyPart(loadRunner);
  const Runner = state.status === 'loaded' ? state.part : undefined;
  const group = items.find((item) => item.items);
  const toggles = { onClick: sends(menu, 'mobileMenu.toggleGroup') };
  // Loading a document would close the popover, but the router only changes the address.
  const onFollow = () => (menu ? menu.send({ type: 'mobileMenu.navigate' }) : panel.current?.hidePopover());
  return (
    <>
      <div
        ref={panel}
        id={mobileMenuId}
        className={styles.menu}
        popover=""
        role="dialog"
        aria-modal="true"
        aria-label={words.label}
        data-state={menu && (menu.state.matches('open') ? 'open' : 'closed')}
        data-tone="green"
      >
        <div className={styles.head}>
          <p className={styles.name}>{academy}</p>
          <button
            type="button"
            className={styles.close}
            popovertarget={mobileMenuId}
            popovertargetaction="hide"
            aria-label={words.close}
            onClick={sends(menu, 'mobileMenu.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={label}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.href}>
                {item.items ? (
                  <details className={styles.group} open>
                    <summary className={styles.link} {...(item === group && toggles)}>
                      {item.label}
                      <Icon name="chevron-down" size="sm" />
                    </summary>
                    <ul className={styles.subitems}>
                      {[item, ...item.items].map(({ label: text, href }) => (
                        <li key={href}>
                          <Link className={styles.sublink} href={href} onClick={onFollow}>
                            {text}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link className={styles.link} href={item.href} onClick={onFollow}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch languages={languages} place="menu" onFollow={onFollow} />
      </div>
      {Runner && <Runner panel={panel} onChange={onMenu} />}
    </>
  );
}
