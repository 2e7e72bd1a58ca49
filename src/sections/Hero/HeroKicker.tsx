import { type RefObject, useEffect, useRef, useState } from 'react';
import { ballFlight } from '../../behaviour';
import { whenIdle } from '../../browser/loading/whenIdle';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import * as styles from './HeroKicker.module.css';

interface Props {
  text: string;
  /** The ball, which waits at the bat, unseen. */
  ball: RefObject<HTMLElement | null>;
}

/** The ball flies once in a visit. */
let flown = false;

/** The line above the title. When all is ready, a ball leaves the bat and becomes the dot of this line (behaviour.md 5.6). */
export function HeroKicker({ text, ball }: Props) {
  const dot = useRef<HTMLSpanElement>(null);
  const [landed, setLanded] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        if (!ball.current || !dot.current || prefersReducedMotion()) return;
        if (flown) setLanded(true);
        // Whoever has read on does not see it.
        else if (dot.current.getBoundingClientRect().top > 0) {
          flown = true;
          fly(ball.current, dot.current).onfinish = () => setLanded(true);
        }
      }),
    [ball],
  );

  const place = text.indexOf('·');
  if (place < 0) return text;
  return (
    <>
      {text.slice(0, place)}
      <span ref={dot} className={styles.dot} data-landed={landed || undefined}>
        ·
      </span>
      {text.slice(place + 1)}
    </>
  );
}

/** Moves a ball in an arc from its bat to the middle of a target. */
function fly(ball: HTMLElement, target: HTMLElement): Animation {
  const bat = (ball.parentElement ?? ball).getBoundingClientRect();
  const end = target.getBoundingClientRect();
  const x = end.left + end.width / 2 - bat.left;
  const y = end.top + end.height / 2 - bat.top;
  // Upwards it swings out to the right, so that it does not fly straight through the words.
  ball.style.offsetPath = `path("M0 0Q${x / 2 - y * ballFlight.swing} ${y - ballFlight.height} ${x} ${y}")`;
  return ball.animate(
    { offsetDistance: ['0%', '100%'], scale: ['1', '0.6'], visibility: ['visible', 'visible'] },
    { duration: ballFlight.duration, easing: 'cubic-bezier(0.3, 0.6, 0.6, 1)' },
  );
}
