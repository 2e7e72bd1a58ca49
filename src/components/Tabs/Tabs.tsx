import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.module.css';

/** A tab with its panel. */
export interface TabItem {
  /** The specified value; the tab's id contains it. */
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The first tab where none is given. */
  defaultValue?: string;
  /** The selected tab, where somebody else decides; with `onValueChange`. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** `plain` stands inside another tab's panel. */
  variant?: 'bold' | 'plain';
}

/**
 * Tabs after the WAI-ARIA pattern: arrows wrap, Home, End, selection follows focus. All panels are in the HTML and
 * readable one below the other without scripts.
 */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  variant = 'bold',
  ...selection
}: TabsProps) {
  return (
    <Radix.Root {...selection} className={styles.tabs} defaultValue={defaultValue} data-variant={variant}>
      <Radix.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} className={styles.tab} value={item.value}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} className={styles.panel} value={item.value} forceMount>
          <p className={styles.scriptless} aria-hidden="true">
            {item.label}
          </p>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
