import { createContext, type ReactNode, useContext } from 'react';

/** The forms of a text by a number; what a language does not have may be missing. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string | null } & {
  readonly other: string;
};

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

/** Fills places like `{n}` in a text: `fill('{n} of {total}', { n: 1, total: 5 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The form that goes with a number: "1 character", "2 characters". */
export const formFor = (forms: PluralForms, count: number, locale: string) =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
