import { useEffect, useRef } from 'react';
import type { Control } from '../../components/TextField/useField';

/** What was written into the forms of this visit, by the page's path. Only in memory: a reload is the browser's to restore. */
export const drafts = new Map<string, FormData>();

/** Keeps what a form's fields hold for when the visitor comes back to the page. */
export const keepDraft = (form: HTMLFormElement) => drafts.set(window.location.pathname, new FormData(form));

/**
 * Fills a form with its draft once it is there again. Without one, what was typed before hydration is kept as the first.
 *
 * @returns a ref for the form
 */
export function useDraft() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    for (const [name, value] of drafts.get(window.location.pathname) ?? [])
      (form.elements.namedItem(name) as Control).value = String(value);
    keepDraft(form);
  }, []);
  return ref;
}
