import { useStore } from '../browser/storage/store';
import type { Edits } from './editableTexts';
import { editsStore } from './editsStore';

/** What a page may ask for of the editable texts: any sections, any fields of them. */
type Editable = { readonly [Section in keyof Edits]?: object };

/**
 * The editable texts of a page with what the admin has saved in this visit; the originals on the server and while
 * hydrating.
 */
export function useEdited<T extends Editable>(original: T, locale: string): T {
  const edits = useStore(editsStore, (byLocale) => byLocale[locale]);
  return edits ? withEdits(original, edits) : original;
}

function withEdits<T extends Editable>(original: T, edits: Edits): T {
  const { hero, about, coaching, team } = original;
  return {
    ...original,
    ...(hero && { hero: { ...hero, ...edits.hero } }),
    ...(about && { about: { ...about, ...edits.about } }),
    ...(coaching && { coaching: { ...coaching, ...edits.coaching } }),
    ...(team && { team: { ...team, ...edits.team } }),
  };
}
