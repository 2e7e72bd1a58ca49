import type { ReactNode } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Previously.module.css';

/** What no longer holds: struck through, and said so to those who only hear it. */
export function Previously({ children }: { children: ReactNode }) {
  const { previously } = useInterface().status;
  return (
    <del className={styles.previously}>
      <VisuallyHidden>{previously}: </VisuallyHidden>
      {children}
    </del>
  );
}
