/** The plural forms of a text, as far as the language has them. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string | null } & {
  readonly other: string;
};

/** The form for a number: "1 city", "2 cities". */
export const formFor = (forms: PluralForms, count: number, locale: string) =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
