import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Tabs.module.css';

/** A tab with its panel. */
export interface TabItem {
  /** The tab's id contains it (behaviour.md 7.1). */
  value: string;
  label: string;
  content: ReactNode;
  /** Id of the panel's heading, for hashes without scripts, when all panels are shown. */
  anchor?: string;
}

interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** For uncontrolled tabs; the first tab if omitted. */
  defaultValue?: string;
  /** For controlled tabs; with `onValueChange`. */
  value?: string;
  onValueChange?: (value: string, by: 'pointer' | 'key') => void;
  /** `plain` is for tabs inside another tab's panel. */
  variant?: 'bold' | 'plain';
}

/**
 * Tabs following the WAI-ARIA pattern: arrow keys wrap around, Home and End work, selection follows focus.
 * Without scripts, all panels are shown one below the other.
 */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  variant = 'bold',
  value,
  onValueChange,
}: TabsProps) {
  // Radix reports which tab was chosen, but not how.
  const by = useRef<'pointer' | 'key'>('pointer');
  const list = useRef<HTMLDivElement>(null);

  // If not all tabs fit, the one chosen by the URL may be scrolled out of view.
  useEffect(() => {
    const tab = value && list.current?.querySelector('[data-state="active"]');
    if (!tab || !list.current) return;
    const [frame, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) list.current.scrollLeft += box.left - frame.left;
  }, [value]);

  return (
    <Radix.Root
      className={styles.tabs}
      defaultValue={defaultValue}
      value={value}
      onValueChange={(chosen) => onValueChange?.(chosen, by.current)}
      data-variant={variant}
    >
      <Radix.List
        ref={list}
        className={styles.list}
        aria-label={label}
        onMouseDownCapture={() => {
          by.current = 'pointer';
        }}
        onKeyDownCapture={() => {
          by.current = 'key';
        }}
      >
        {items.map((item) => (
          <Radix.Trigger key={item.value} className={styles.tab} value={item.value}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} className={styles.panel} value={item.value} forceMount>
          <p id={item.anchor} className={styles.scriptless} aria-hidden="true">
            {item.label}
          </p>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
