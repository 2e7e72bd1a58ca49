import { useInterface } from '../../content/InterfaceContext';
import * as styles from './ChangeNote.module.css';

interface ChangeNoteProps {
  status: 'cancelled' | 'moved';
  reason: string;
}

/** Why a session or an event is not as it was planned. */
export function ChangeNote({ status, reason }: ChangeNoteProps) {
  const words = useInterface().status;
  return (
    <p className={styles.note} data-state={status}>
      <strong>{words[status]}:</strong> {reason}
    </p>
  );
}
