import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dropdownDelay } from '../../behaviour';

/**
 * Opens after some hover, at once when it was open a moment ago; closes a moment after the pointer left, on Escape (the
 * button gets the focus back), when the focus leaves and on a press outside. Delays: specification, section 4.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // The pointer that comes to press the button opens the menu by hovering; its press must not close it again.
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
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
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
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !open) return;
        change(false, 0);
        button.current?.focus();
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
