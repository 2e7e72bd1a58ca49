import * as styles from './Unbroken.module.css';

/**
 * `U-16`, `e-mail`, `ECB-certified`: browsers break them at the hyphen. `Level 2`, `grade A+`, `July 2023`, `lipiec 2023`: the number or letter would
 * begin the next line. A character that says no would hide them from searches. Longer compounds break, as they would not fit a narrow place.
 */
const whole =
  /(?<!\p{L})(\p{Lu}-\p{N}+|\p{L}{1,6}-\p{L}{2,7}(?![-\p{L}])|\p{Lu}{2,4}-\p{L}+|\p{L}{4,} \p{Lu}(?![-\p{L}\p{N}'’.])\+?|\p{Lu}\p{L}+ \p{N}{1,2}(?!\p{N})|\p{L}{3,} 20\p{N}{2}(?!\p{N}))/u;

/** A text whose age groups, short compounds, levels, grades and months stay whole at the end of a line. */
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
