import { createStore } from '../browser/storage/store';
import type { Edits } from './editableTexts';

/** Saved edits by language, only in memory: a reload brings the originals back. */
export const editsStore = createStore<Readonly<Record<string, Edits>>>({});

/** Replaces all edits of a language; the components that show them update at once. */
export function publishEdits(locale: string, edits: Edits): void {
  editsStore.set({ ...editsStore.get(), [locale]: edits });
}
