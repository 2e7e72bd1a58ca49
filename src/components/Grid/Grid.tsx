import { Children, type FocusEvent, type ReactNode } from 'react';
import { StripLength } from '../StripLength/StripLength';
import * as styles from './Grid.module.css';

interface GridProps {
  /** `portraits` are side by side even where other cards are still stacked; the first ones are larger. */
  look?: 'cards' | 'portraits';
  /** On a phone, a strip to swipe through. The cards must contain something focusable, so that the keyboard can reach the last. */
  strip?: boolean;
  className?: string;
  variant?: string;
  /** List items. */
  children: ReactNode;
}

/**
 * Cards in rows without gaps: the cards of an incomplete row are widened, and no card is left alone below the others unless it
 * fills the row.
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
        onFocus={strip ? showCard : undefined}
      >
        {children}
      </ul>
      {strip && <StripLength count={Children.count(children)} />}
    </div>
  );
}

/** Brings the card that the keyboard has reached to the strip's beginning: browsers leave one that is half in view where it snaps. */
function showCard({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return;
  const card = [...currentTarget.children].find((child) => child.contains(target));
  card?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** Five stand in one row, and so do four; six are two rows of three. */
function mostInARow(count: number): 3 | 4 | 5 {
  if (count === 5) return 5;
  return count % 4 === 0 ? 4 : 3;
}
