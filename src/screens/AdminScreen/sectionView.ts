import { sections, textProblems, textsOf } from '../../content/editableTexts';
import type { AdminContext } from '../../machines/admin/adminMachine';

/**
 * What a section's form shows.
 *
 * @throws if the content names a section that is not editable
 */
export function sectionView(section: string, { originals, saved, drafts, limits }: AdminContext) {
  const name = sections.find((known) => known === section);
  if (!name) throw new Error(`The section "${section}" is not editable.`);
  const texts = textsOf(name, originals, saved, drafts);
  return { name, texts, problems: textProblems(texts, limits[name] ?? {}), unsaved: name in drafts };
}
