import * as styles from './SpotButton.module.css';

interface SpotButtonProps {
  name: string;
  /** Whether the words of its spot are shown. */
  open: boolean;
  /** Id of the words. */
  controls: string;
  onClick: () => void;
}

/** Opens and closes the words of a spot in a picture, on which it stands: `--left`, `--top` and its `--stem` are the spot's. */
export function SpotButton({ name, open, controls, onClick }: SpotButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
    >
      {name}
    </button>
  );
}
