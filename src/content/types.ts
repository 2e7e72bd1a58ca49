import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** View models: what screens and sections are given. The mapping from query results is in this folder, too. */

/** A picture with the words that belong to it. */
export interface PictureView {
  /** Empty for decoration. */
  alt: string;
  caption: string;
  image: IGatsbyImageData;
}

/** A picture of a gallery: `image` is its 4:3 slide, `large` the whole of it. */
export interface GalleryPictureView extends PictureView {
  large: IGatsbyImageData;
}

/** A link or button that leads somewhere. */
export interface LinkView {
  label: string;
  href: string;
}

/** A heading with a sentence or two. */
export interface TitledView {
  title: string;
  description: string;
}

/** Like {@link TitledView}, with the name of an icon in `static/icons.svg`. */
export interface TitledIconView extends TitledView {
  icon: string;
}

/** A stretch of time: ISO moments with offset. */
export interface Period {
  starts: string;
  ends: string;
}

/** A match weekend or tour. */
export interface EventView extends Period {
  key: string;
  title: string;
  daysText: string;
  year: string;
  time: string;
  location: string;
  description: string;
  picture: PictureView;
}

/** One training session. */
export interface SessionView extends Period {
  key: string;
  city: string;
  group: string;
  venue: string;
  weekday: string;
  daysText: string;
  timesText: string;
  year: string;
}

/** A leader by role. */
export interface LeaderView {
  key: string;
  role: string;
  name?: string | null;
  description: string;
  initials: string;
  picture?: PictureView | null;
}

/** A junior player's card; what is missing is not known yet. */
export interface PlayerView {
  key: string;
  /** The playing name. */
  name?: string | null;
  skills?: string | null;
  picture?: PictureView | null;
}

/** A step of the growth timeline. */
export interface MilestoneView {
  key: string;
  title: string;
  description: string;
  monthText: string;
  month: string;
  icon: string;
  color: string;
}

/** The heading area of a page other than home. */
export interface PageHeadView {
  kicker: string;
  title: string;
  intro: string;
  picture: PictureView;
}

/** What each page knows of itself, on the server and in the browser alike. */
export interface PageContext {
  locale: string;
  /** The page's own path, without the site's prefix; Gatsby's `path` is `/*` on the server. */
  route: string;
}
