import * as styles from './AdminScreen.module.css';

/** Two notes beside what is on the board, as in the page's picture. */
export function PinnedNotes() {
  return (
    <div className={styles.notes} aria-hidden="true">
      <span className={styles.note} />
      <span className={styles.note} />
    </div>
  );
}
