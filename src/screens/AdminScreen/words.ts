/** The texts of the admin page. */
export type AdminWords = Omit<
  Queries.AdminContentFragment,
  'locale' | 'password' | 'homeHref' | 'seo' | 'picture' | 'photos'
>;

/** A section with its editable fields. */
export type AdminSection = AdminWords['sections'][number];
