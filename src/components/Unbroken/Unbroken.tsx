import * as styles from './Unbroken.module.css';

/** `U-16`: browsers break it at its hyphen, and a character that says no would hide it from searches. */
const whole = /(?<!\p{L})(\p{Lu}-\p{N}+)/u;

/** A text whose age groups stay whole at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={n} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
