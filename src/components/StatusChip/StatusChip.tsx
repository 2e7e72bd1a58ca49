import { useInterface } from '../../content/InterfaceContext';
import type { Status } from '../../content/status';
import * as styles from './StatusChip.module.css';

/**
 * The status of an event or session in one word. It is as wide as its word: whoever shows it keeps the room of the longest
 * beside it, so that nothing moves when the status changes.
 */
export function StatusChip({ status }: { status: Status | 'cancelled' }) {
  const words = useInterface().status;
  return (
    <span className={styles.chip} data-state={status}>
      {words[status]}
    </span>
  );
}
