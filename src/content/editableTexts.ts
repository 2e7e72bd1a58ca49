/** The texts that the admin edits, section by section (behaviour.md 17.3). */
export type EditableTexts = NonNullable<Queries.AdminPageQuery['editable']>;

/** The sections that were saved since the site was loaded. */
export type Edits = Partial<EditableTexts>;

/** A section that the admin edits. */
export type Section = keyof EditableTexts;

/** All sections, in the order of the tabs. */
export const sections = ['hero', 'about', 'coaching', 'team'] as const satisfies readonly Section[];

/** The longest text of every field. */
export type Limits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is wrong with a text. */
export type TextProblem = 'empty' | 'long';

/** The texts of a section by field. */
export type Texts = Readonly<Record<string, string>>;

/** The texts that a section's fields show. Later layers win: the originals, what was saved, the drafts. */
export function textsOf(section: Section, ...layers: readonly Edits[]): Texts {
  return Object.assign({}, ...layers.map((layer) => layer[section]));
}

/** What is wrong with a section's fields; fields without a problem are left out. */
export function textProblems(
  texts: Texts,
  limits: Readonly<Record<string, number>>,
): Readonly<Record<string, TextProblem>> {
  const problems: Record<string, TextProblem> = {};
  for (const [field, text] of Object.entries(texts)) {
    if (text.trim() === '') problems[field] = 'empty';
    else if (text.length > (limits[field] ?? Number.POSITIVE_INFINITY)) problems[field] = 'long';
  }
  return problems;
}

/** Whether two versions of a section are the same. */
export function sameTexts(a: Texts, b: Texts): boolean {
  return Object.keys({ ...a, ...b }).every((field) => a[field] === b[field]);
}
