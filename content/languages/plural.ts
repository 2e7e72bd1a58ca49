import { pluralRules } from './formFor';

/** The plural categories of a language: `one` and `other` in English, also `few` and `many` in Polish. */
export const formsOf = (locale: string) => pluralRules(locale).resolvedOptions().pluralCategories;

/** Whether a value consists of plural forms, complete or not. */
export function isPlural(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => allForms.has(name));
}

const allForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
