import * as styles from './StripLength.module.css';

/**
 * Below a strip to swipe through: which card is first in view, of how many. It follows the scroll timeline `--strip`, whose scope
 * must hold both; a browser without such timelines shows its scrollbar instead.
 */
export function StripLength({ count }: { count: number }) {
  return <div className={styles.length} style={{ '--count': count }} aria-hidden="true" />;
}
