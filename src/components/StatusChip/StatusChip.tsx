import { useInterface } from '../../content/InterfaceContext';
import type { Status } from '../../content/status';
import * as styles from './StatusChip.module.css';

/** Says in a word where an event or session stands. All words take the same room, so that nothing moves. */
export function StatusChip({ status }: { status: Status }) {
  const words = useInterface().status;
  return (
    <span className={styles.chip} data-state={status}>
      {words[status]}
    </span>
  );
}
