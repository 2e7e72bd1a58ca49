import { withPrefix } from 'gatsby';

/** What a page's head needs of the layout's data. */
export interface SiteFacts {
  name: string;
  /** The site's origin, without a path. */
  url: string;
  foundedYear: number;
  emails: { contact: string };
  phone: string;
  social: readonly { href: string }[];
  share: {
    picture: { alt: string; file: { childImageSharp: { resize: { src: string | null } | null } | null } };
  };
}

/** The absolute address of a path of this site: `https://…/academy/schedule/`. */
export function absolute(url: string, path: string): string {
  return url + withPrefix(path);
}

/** The picture for shared links. Unlike `gatsbyImageData`, sharp's `resize` leaves the site's prefix out. */
export function sharePicture({ url, share }: SiteFacts): string | undefined {
  const src = share.picture.file.childImageSharp?.resize?.src;
  return src ? absolute(url, src) : undefined;
}
