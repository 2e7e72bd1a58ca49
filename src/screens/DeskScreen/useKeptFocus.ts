import { type FocusEvent, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const controlsIn = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(':disabled') && control.getClientRects().length > 0,
  );

/**
 * Keeps the focus where somebody works: if the control that has it goes, as the button of a change that is dropped, it moves on to
 * the one in its place, as near by as there is any.
 *
 * @returns props of the element within which it is kept
 */
export function useKeptFocus() {
  /** What the control with the focus is in, from the inside to the outside, and its place there. */
  const around = useRef<readonly { part: Element; place: number }[]>([]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    for (const { part, place } of around.current) {
      const left = part.isConnected ? controlsIn(part) : [];
      const next = left[place] ?? left.at(-1);
      if (next) return next.focus();
    }
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const parts = [];
      for (let part = target.parentElement; part && currentTarget.contains(part); part = part.parentElement)
        parts.push({ part, place: controlsIn(part).indexOf(target) });
      around.current = parts;
    },
    // React does not report it of what goes.
    onBlur: () => {
      around.current = [];
    },
  };
}
