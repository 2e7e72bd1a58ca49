import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Notice.module.css';

/** A friendly message about a state: nothing listed, everything over. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name="info" />
      <p>{children}</p>
      {action}
    </div>
  );
}
