import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Accordion.module.css';

/** A heading that expands its content. */
export interface AccordionItem {
  /** Also its anchor, which is its id. */
  value: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The open item; empty if none is. */
  value: string;
  onValueChange: (value: string) => void;
}

/** An accordion with at most one open item. All content is in the HTML and readable without scripts. */
export function Accordion({ items, value, onValueChange }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      className={styles.accordion}
      value={value}
      onValueChange={onValueChange}
    >
      {items.map((item) => (
        <Radix.Item key={item.value} id={item.value} className={styles.item} value={item.value}>
          {/* The name of the heading: without scripts its button is hidden (global.css), and does not count as its content. */}
          <Radix.Header className={styles.header} aria-label={item.title}>
            <Radix.Trigger className={styles.trigger}>
              <span>{item.title}</span>
              <span className={styles.sign}>
                <Icon name="chevron-down" size="sm" />
              </span>
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className={styles.content} forceMount>
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
