import { required } from './required';
import { toPicture } from './toPicture';

/** Props of the admin's screen. */
export function toAdmin(data: Queries.AdminPageQuery) {
  const { seo, picture, photos, password, homeHref, ...words } = required(data.admin, 'admin content');
  const { hero, about, coaching, team } = required(data.editable, 'editable content');
  const limits = words.sections.map(({ name, fields }) => [
    name,
    Object.fromEntries(fields.map((field) => [field.name, field.limit])),
  ]);
  return {
    head: { title: words.title, intro: seo.description, picture: toPicture(picture) },
    photos: photos.map(({ picture }) => toPicture(picture)),
    words,
    input: {
      locale: words.locale,
      password,
      homeHref,
      originals: { hero, about, coaching, team },
      limits: Object.fromEntries(limits),
    },
  };
}
