import { withPrefix } from 'gatsby';

/** What a page's head needs from the layout's data. */
export interface SiteFacts {
  name: string;
  /** The site's origin, without a path. */
  url: string;
  foundedYear: number;
  emails: { contact: string };
  phone: string;
  /** ISO 3166. */
  country: string;
  social: readonly { href: string }[];
  share: {
    picture: { alt: string; file: { childImageSharp: { resize: { src: string | null } | null } | null } };
  };
}

/** The absolute URL of a path: `https://…/academy/schedule/`. */
export function absolute(url: string, path: string): string {
  return url + withPrefix(path);
}

/**
 * The picture for link previews. Unlike `gatsbyImageData`, sharp's `resize` does not include the path prefix.
 */
export function sharePicture({ url, share }: SiteFacts): string | undefined {
  const src = share.picture.file.childImageSharp?.resize?.src;
  return src ? absolute(url, src) : undefined;
}
