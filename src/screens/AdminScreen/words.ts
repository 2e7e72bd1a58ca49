/** What the admin's page says. */
export type AdminWords = Omit<Queries.AdminContentFragment, 'locale' | 'password' | 'homeHref' | 'seo'>;

/** A section with the fields that the admin edits. */
export type AdminSection = AdminWords['sections'][number];
