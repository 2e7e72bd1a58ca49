import { useEffect, useRef } from 'react';

/** Switches the dialog to the page's language when that changes. While the dialog is hidden, the switch waits. */
export function usePageLanguage<Code>(
  language: Code,
  visible: boolean,
  change: (language: Code) => void,
): void {
  const told = useRef(language);
  useEffect(() => {
    if (!visible || told.current === language) return;
    told.current = language;
    change(language);
  });
}
