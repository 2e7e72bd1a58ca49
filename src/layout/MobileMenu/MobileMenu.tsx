import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { useLazyPart } from '../../components/LazyPart/useLazyPart';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { NavItem } from '../../content/layout';
import { usePlainMenu } from '../../machines/mobileMenu/usePlainMenu';
import * as styles from './MobileMenu.module.css';

/** The header's button opens the menu by this id, with and without scripts (HTML's popover). */
export const mobileMenuId = 'mobile-menu';

const loadMachine = () => import('./MenuMachine').then(({ MenuMachine }) => MenuMachine);

interface MobileMenuProps {
  academy: string;
  label: string;
  items: readonly NavItem[];
}

/** The full-screen navigation of narrow windows. The browser opens it, with and without scripts; its machine comes later. */
export function MobileMenu({ academy, label, items }: MobileMenuProps) {
  const { menu } = useInterface();
  const panel = useRef<HTMLDivElement>(null);
  const { state } = useLazyPart(loadMachine);
  const MenuMachine = state.status === 'loaded' ? state.part : undefined;
  usePlainMenu(panel, !MenuMachine);
  return (
    <>
      <div
        ref={panel}
        id={mobileMenuId}
        className={styles.menu}
        popover=""
        role="dialog"
        aria-modal="true"
        aria-label={menu.label}
        data-tone="green"
      >
        <div className={styles.head}>
          <p className={styles.name}>{academy}</p>
          <button
            type="button"
            className={styles.close}
            popovertarget={mobileMenuId}
            popovertargetaction="hide"
            aria-label={menu.close}
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
                    <summary className={styles.link}>
                      {item.label}
                      <Icon name="chevron-down" size="sm" />
                    </summary>
                    <ul className={styles.subitems}>
                      {[item, ...item.items].map(({ label: text, href }) => (
                        <li key={href}>
                          <Link className={styles.sublink} href={href}>
                            {text}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link className={styles.link} href={item.href}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {MenuMachine && <MenuMachine panel={panel} />}
    </>
  );
}
