/** The forms of a text by a number; those that a language does not have may be missing. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string | null } & {
  readonly other: string;
};

/** The form that goes with a number: "1 city", "2 cities". */
export const formFor = (forms: PluralForms, count: number, locale: string) =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
