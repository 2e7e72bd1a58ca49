import { createStore } from '../browser/store';
import type { Edits } from './editableTexts';

/** Saved edits by language, in memory alone: a reload brings the originals back. */
export const editsStore = createStore<Readonly<Record<string, Edits>>>({});

/** Replaces all edits of a language; what shows them follows at once. */
export function publishEdits(locale: string, edits: Edits): void {
  editsStore.set({ ...editsStore.get(), [locale]: edits });
}
