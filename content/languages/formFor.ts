/** The plural forms of a text, as far as the language has them. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string | null } & {
  readonly other: string;
};

/** The rules by language: making them takes longer than all else that a text with a number needs. */
const rules = new Map<string, Intl.PluralRules>();

/** A language's rules for which number takes which form. */
export function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** The form for a number: "1 city", "2 cities". */
export const formFor = (forms: PluralForms, count: number, locale: string) =>
  forms[pluralRules(locale).select(count)] ?? forms.other;
