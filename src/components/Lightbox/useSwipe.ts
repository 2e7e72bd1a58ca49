import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { carousel } from '../../behaviour';

/**
 * Handlers for horizontal swipes: `1` is to the next, `-1` to the previous. `--drag` is the finger's
 * distance.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>();
  const swiped = useRef(false);

  const follow = ({ currentTarget }: PointerEvent<HTMLElement>, distance: number) => {
    currentTarget.style.setProperty('--drag', `${distance}px`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    follow(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swiped.current = false;
      if (event.isPrimary) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current && event.isPrimary) follow(event, event.clientX - start.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current || !event.isPrimary) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      end(event);
      if (Math.abs(x) <= carousel.dragThreshold || Math.abs(x) < Math.abs(y)) return;
      swiped.current = true;
      onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    onPointerLeave: end,
    // A swipe with the mouse also ends in a click, which must not count; the keyboard's clicks, which have no `detail`, must.
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current && event.detail > 0) event.stopPropagation();
    },
  };
}
