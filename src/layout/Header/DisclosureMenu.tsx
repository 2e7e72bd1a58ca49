import { useId } from 'react';
import { fill } from '../../../content/texts/fill';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useInterface } from '../../content/InterfaceContext';
import type { LinkView } from '../../content/types';
import { currentWithin } from './currentWithin';
import * as styles from './Header.module.css';
import { useDisclosure } from './useDisclosure';

interface DisclosureMenuProps {
  item: LinkView & { items: readonly LinkView[] };
  /** Path of the page. */
  path: string;
}

/** A link with a button beside it that discloses more links (WAI-ARIA: disclosure navigation with top-level links). */
export function DisclosureMenu({ item, path }: DisclosureMenuProps) {
  const { menu } = useInterface();
  const id = useId();
  const { open, rootProps, buttonProps } = useDisclosure();
  return (
    <div {...rootProps} className={styles.disclosure} data-state={open ? 'open' : 'closed'}>
      <Link className={styles.link} href={item.href} {...currentWithin(item.href, path)}>
        {item.label}
      </Link>
      <button
        {...buttonProps}
        type="button"
        className={styles.disclose}
        aria-expanded={open}
        aria-controls={id}
      >
        <VisuallyHidden>{fill(menu.submenu, { name: item.label })}</VisuallyHidden>
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul id={id} className={styles.dropdown}>
        {item.items.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.dropdownLink} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
