import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** A strip that did not move for this long has come to rest; ms. */
const restTime = 150;

/**
 * While somebody touches, scrolls or has the focus in the strip, it is not taken from under them: `held`.
 *
 * @param onRest the strip came to rest where it was scrolled to
 */
export function useStripHold(onRest: () => void) {
  const [held, setHeld] = useState(false);
  const uses = useRef({ touched: false, focused: false });
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onRest();
      setHeld(uses.current.touched || uses.current.focused);
    }, restTime);
  };
  const hold = (use: Partial<typeof uses.current>) => {
    Object.assign(uses.current, use);
    setHeld(true);
    release();
  };
  const events = {
    onScroll: () => hold({}),
    onTouchStart: () => hold({ touched: true }),
    onTouchEnd: () => hold({ touched: false }),
    onTouchCancel: () => hold({ touched: false }),
    onFocus: () => hold({ focused: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      hold({ focused: currentTarget.contains(relatedTarget) }),
  };
  return { held, events };
}
