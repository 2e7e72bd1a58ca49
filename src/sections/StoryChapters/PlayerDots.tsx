import * as styles from './PlayerDots.module.css';

/** More would be dust. */
const most = 400;
const inARow = 10;

/** How many players a figure stands for: 100 for `100+`, none for `24/7` or `+2`. */
export function countOf(figure = ''): number {
  const count = /^\d+(?=\+?$)/.exec(figure)?.[0] ?? 0;
  return Number(count) > most ? 0 : Number(count);
}

interface PlayerDotsProps {
  count: number;
  /** How many of them were there before. */
  first: number;
}

/** One ball for each player, those that were there before in another colour. Decoration: the figure says the same. */
export function PlayerDots({ count, first }: PlayerDotsProps) {
  if (count < 2 * inARow) return null;
  const half = Math.ceil(count / 2 / inARow) * inARow;
  return (
    <div className={styles.crowd} data-part="dots">
      <Block count={half} first={first < count ? Math.min(first, half) : 0} />
      <Block count={count - half} first={first < count ? Math.max(first - half, 0) : 0} />
    </div>
  );
}

/** The few of a beginning, in the colour that they have among the many later. */
export function FirstDots({ count }: Pick<PlayerDotsProps, 'count'>) {
  return count < 2 * inARow && <div className={`${styles.dots} ${styles.few}`}>{rows(count)}</div>;
}

/** One of two halves: side by side with room, on a phone below each other, so that its balls are larger. */
function Block({ count, first }: PlayerDotsProps) {
  return (
    <div className={styles.dots}>
      {rows(count)}
      {first > 0 && <div className={styles.before}>{rows(first)}</div>}
    </div>
  );
}

/** Rows of ten balls, the last with what is left. */
function rows(count: number) {
  return Array.from({ length: Math.ceil(count / inARow) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other.
    <div key={row} style={{ '--count': Math.min(count - row * inARow, inARow) }} />
  ));
}
