import { useEffect, useState } from 'react';

/**
 * Moves the focus to what was moved or added, once it is drawn.
 *
 * @returns a function that takes ids of elements: the first that is there gets the focus, or the first control in it; a group is opened
 */
export function useFocusSoon() {
  const [soon, setSoon] = useState<readonly string[]>([]);
  useEffect(() => {
    const [place] = soon.flatMap((id) => document.getElementById(id) ?? []);
    const control = place?.matches('button')
      ? place
      : place?.querySelector<HTMLElement>('summary, input:not([readonly]), textarea, select');
    if (control?.parentElement instanceof HTMLDetailsElement) control.parentElement.open = true;
    control?.focus();
  }, [soon]);
  return (...ids: string[]) => setSoon(ids);
}
