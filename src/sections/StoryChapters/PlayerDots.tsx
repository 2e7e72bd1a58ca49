import * as styles from './StoryChapters.module.css';

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

/** One of two halves: side by side with room, on a phone below each other, so that its balls are larger. */
function Block({ count, first }: PlayerDotsProps) {
  return (
    <svg className={styles.dots} viewBox={`0 0 ${inARow} ${Math.ceil(count / inARow)}`} aria-hidden="true">
      <Balls d={rows(count)} />
      {first > 0 && <Balls className={styles.before} d={rows(first)} />}
    </svg>
  );
}

/** In the light from above: the shade of each ball, the ball, its shine. */
function Balls({ d, className }: { d: string; className?: string }) {
  return (
    <g className={className}>
      <path className={styles.shade} d={d} />
      <path d={d} />
      <path className={styles.shine} d={d} />
    </g>
  );
}

/** Lines to be dashed into dots, whose centres are one apart. */
function rows(count: number): string {
  const full = Math.floor(count / inARow);
  const lengths = [...Array<number>(full).fill(inARow), count % inARow].filter(Boolean);
  // A line without length has no dash.
  return lengths.map((length, row) => `M.5 ${row + 0.5}h${length - 0.99}`).join('');
}
