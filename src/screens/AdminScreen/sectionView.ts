import { problemsOf, sections, textsOf } from '../../content/editableTexts';
import type { AdminContext } from '../../machines/admin/adminMachine';

/** What the form of a section shows. @throws where the content names a section that cannot be edited */
export function sectionView(section: string, { originals, saved, drafts, limits }: AdminContext) {
  const name = sections.find((known) => known === section);
  if (!name) throw new Error(`The section "${section}" cannot be edited.`);
  const texts = textsOf(name, originals, saved, drafts);
  return { name, texts, problems: problemsOf(texts, limits[name] ?? {}), unsaved: name in drafts };
}
