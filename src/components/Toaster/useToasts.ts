import { useCallback, useEffect, useRef, useState } from 'react';
import { toasts } from '../../behaviour';

/** A short message that disappears by itself. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  /** False once dismissed: the toast is no longer shown, and soon leaves the list. */
  open: boolean;
}

/** The toasts of a view. A new one replaces the previous one. */
export function useToasts() {
  const [list, setList] = useState<readonly Toast[]>([]);
  const nextId = useRef(1);
  const removals = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const { current } = removals;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);

  const show = useCallback((toast: { title: string; text: string }) => {
    const id = nextId.current++;
    setList((known) => [{ ...toast, id, open: true }, ...known].slice(0, toasts.limit));
  }, []);

  const dismiss = useCallback((id: number) => {
    setList((known) => known.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    const remove = () => setList((known) => known.filter((toast) => toast.id !== id));
    removals.current.set(id, setTimeout(remove, toasts.removalDelay));
  }, []);

  return { toasts: list, show, dismiss };
}
