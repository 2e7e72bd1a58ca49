import type { ReactNode } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Previously.module.css';

/** Outdated text: struck through, and announced as outdated to screen readers. */
export function Previously({ children }: { children: ReactNode }) {
  const { previously } = useInterface().status;
  return (
    <del className={styles.previously}>
      <VisuallyHidden>{previously}: </VisuallyHidden>
      {children}
    </del>
  );
}
