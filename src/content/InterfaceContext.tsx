import { createContext, type ReactNode, useContext } from 'react';
import type { PluralForms } from '../../content/languages/formFor';

/** The words of controls in the page's language: `data/<language>/interface.yaml`. */
export type InterfaceWords = Omit<Queries.LayoutContentInterfaceFragment, 'field'> & {
  readonly field: { readonly counter: PluralForms };
};

const InterfaceContext = createContext<InterfaceWords | undefined>(undefined);

/** Provides all controls below it with their words. */
export function InterfaceProvider({ words, children }: { words: InterfaceWords; children: ReactNode }) {
  return <InterfaceContext.Provider value={words}>{children}</InterfaceContext.Provider>;
}

/** The words of controls. @throws outside an {@link InterfaceProvider} */
export function useInterface(): InterfaceWords {
  const words = useContext(InterfaceContext);
  if (!words)
    throw new Error(
      'useInterface needs an InterfaceProvider above it (SiteLayout, or the stories’ decorator).',
    );
  return words;
}
