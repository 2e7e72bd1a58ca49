import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { LanguageView } from '../../content/languages';
import type { NavItem } from '../../content/layout';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { Logo } from '../Logo/Logo';
import { mobileMenuId } from '../MobileMenu/MobileMenu';
import { type MenuControl, sends } from '../MobileMenu/menuControl';
import { currentWithin } from './currentWithin';
import { DisclosureMenu } from './DisclosureMenu';
import * as styles from './Header.module.css';
import { useScrolled } from './useScrolled';

interface HeaderProps {
  academy: string;
  label: string;
  items: readonly NavItem[];
  /** Path of the page, whose section is marked in the navigation. */
  path?: string;
  /** The page in the other languages. */
  languages: readonly LanguageView[];
  /** The mobile menu's machine, once it is loaded. */
  menu?: MenuControl;
}

/** Fixed on every page; it shrinks once the page is scrolled. Below 768 px, the navigation is in the mobile menu. */
export function Header({ academy, label, items, path = '', languages, menu }: HeaderProps) {
  const words = useInterface().menu;
  useScrolled();
  return (
    <header className={styles.header} data-tone="green">
      <div className={styles.bar}>
        <Logo name={academy} href={items[0]?.href ?? '/'} />
        <p className={styles.name} aria-hidden="true">
          {academy}
        </p>
        <nav className={styles.navigation} aria-label={label}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.href}>
                {item.items ? (
                  <DisclosureMenu
                    item={{ ...item, items: item.items.slice(0, item.desktopItems ?? undefined) }}
                    path={path}
                  />
                ) : (
                  <Link className={styles.link} href={item.href} {...currentWithin(item.href, path)}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch languages={languages} place="header" />
        <button
          type="button"
          className={styles.menuButton}
          popovertarget={mobileMenuId}
          aria-haspopup="dialog"
          onClick={sends(menu, 'mobileMenu.open')}
        >
          <span className={styles.menuLabel}>{words.open}</span>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
