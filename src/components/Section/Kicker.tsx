import * as styles from './Kicker.module.css';

/** A word or two above a heading, after the seam of a cricket ball. */
export function Kicker({ text }: { text: string }) {
  return <p className={styles.kicker}>{text}</p>;
}
