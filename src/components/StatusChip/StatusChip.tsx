import { useInterface } from '../../content/InterfaceContext';
import type { Status } from '../../content/status';
import * as styles from './StatusChip.module.css';

/**
 * The status of an event or session in one word. All words take up the same width, so that nothing moves when
 * the status changes.
 */
export function StatusChip({ status }: { status: Status | 'cancelled' }) {
  const words = useInterface().status;
  return (
    <span className={styles.chip} data-state={status}>
      {words[status]}
    </span>
  );
}
