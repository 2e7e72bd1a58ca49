import { useEffect, useRef } from 'react';

/** When the page goes on in another language, the dialog does, too, as soon as it is seen. */
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
