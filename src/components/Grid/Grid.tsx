import { Children, type ReactNode } from 'react';
import * as styles from './Grid.module.css';

interface GridProps {
  /** `portraits` stand side by side where other cards still stand below one another, the first ones larger. */
  look?: 'cards' | 'portraits';
  /** A phone shows them as a strip to swipe through. They must have something to focus, or the keyboard cannot reach the last. */
  strip?: boolean;
  className?: string;
  variant?: string;
  /** List items. */
  children: ReactNode;
}

/**
 * Cards in rows that are always full: it knows how many there are, and widens the cards of a row that would have a gap. None
 * is left alone below the others, unless it fills the row.
 */
export function Grid({ look = 'cards', strip = false, className = '', variant, children }: GridProps) {
  return (
    <div className={styles.frame}>
      <ul
        className={`${styles.grid} ${className}`}
        data-look={look}
        data-phone={strip ? 'strip' : 'stack'}
        data-most={mostInARow(Children.count(children))}
        data-variant={variant}
      >
        {children}
      </ul>
    </div>
  );
}

/** Five stand in one row, and so do four; six are two rows of three. */
function mostInARow(count: number): 3 | 4 | 5 {
  if (count === 5) return 5;
  return count % 4 === 0 ? 4 : 3;
}
