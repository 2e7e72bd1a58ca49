import type { PictureView } from '../../content/types';

/** The texts of the admin page. */
export type AdminWords = Omit<
  Queries.AdminContentFragment,
  'locale' | 'password' | 'homeHref' | 'seo' | 'picture' | 'login'
> & { login: Omit<Queries.AdminContentFragment['login'], 'picture'> & { picture: PictureView } };

/** A section with its editable fields. */
export type AdminSection = AdminWords['sections'][number];
