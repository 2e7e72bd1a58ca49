import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dropdownDelay } from '../../behaviour';

/**
 * Opens after a hover delay, or at once if it was open a moment ago. Closes a moment after the pointer leaves, when the
 * focus leaves, on a press outside, and on Escape wherever the focus is (if inside, it returns to the button)
 * (behaviour.md 3.3).
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // A mouse on its way to the button opens the menu by hovering; the click that follows must not close it again.
  const hovering = useRef(false);

  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!next) closedAt.current = performance.now();
      setOpen(next);
    }, delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const pressOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One Escape closes one thing: the consent dialog ignores an event that was already handled.
      event.preventDefault();
      clearTimeout(timer.current);
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', pressOutside);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [open]);

  return {
    open,
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        hovering.current = true;
        const reopened = performance.now() - closedAt.current < dropdownDelay.skip;
        change(true, reopened ? 0 : dropdownDelay.open);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        hovering.current = false;
        if (pointerType === 'mouse') change(false, dropdownDelay.close);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) change(false, 0);
      },
      onClick: ({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLAnchorElement) change(false, 0);
      },
    },
    buttonProps: {
      ref: button,
      onClick: () => {
        change(hovering.current || !open, 0);
        hovering.current = false;
      },
    },
  };
}
