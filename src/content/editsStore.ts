/** The texts that the admin edits, section by section (behaviour.md 17.3). */
export type EditableTexts = NonNullable<Queries.AdminPageQuery['editable']>;

/** The sections that were saved since the site was loaded. */
export type Edits = Partial<EditableTexts>;

/** Saved edits by language, in memory alone: a reload brings the originals back. */
let editsByLocale: Readonly<Record<string, Edits>> = {};

const listeners = new Set<() => void>();

/** Replaces all edits of a language; what shows them follows at once. */
export function publishEdits(locale: string, edits: Edits): void {
  editsByLocale = { ...editsByLocale, [locale]: edits };
  for (const listener of listeners) listener();
}

/** The edits of a language, the same object until the next {@link publishEdits}. */
export function editsOf(locale: string): Edits | undefined {
  return editsByLocale[locale];
}

/** Tells `listener` of every change. @returns what stops it */
export function subscribeToEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
