import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * The props of screens and sections: query results, with each picture as a {@link PictureView}. The fields are declared in
 * the schemas of `content/`, from which the fragments, and so the types `Queries.*`, are generated.
 */

/** A picture with the words that belong to it. */
export interface PictureView {
  /** Empty for decoration. */
  alt: string;
  caption?: string | null;
  /** The language of both, where it is not the page's. */
  lang?: string | null;
  image: IGatsbyImageData;
}

/** A picture of a gallery: `image` is its 4:3 slide or the picture of its tile, `large` the whole of it. */
export interface GalleryPictureView extends PictureView {
  large: IGatsbyImageData;
}

/** A query result, in which what may be null may also be left out. */
type View<T> = Omit<T, Optional<T>> & Partial<Pick<T, Optional<T>>>;

type Optional<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

/** A query result with its picture as a {@link PictureView}. */
type WithPicture<T extends { picture: unknown }> = View<Omit<T, 'picture'>> & { picture: PictureView };

/** A query result that may have no picture. */
type MaybeWithPicture<T extends { picture: unknown }> = View<Omit<T, 'picture'>> & {
  picture?: PictureView | null;
};

/** A link or button that leads somewhere. */
export type LinkView = Queries.ContentLinkFragment;

/** A heading with a sentence or two. */
export type TitledView = Queries.TitledFragment;

/** Like {@link TitledView}, with a small picture, cut out. */
export interface TitledPictureView extends TitledView {
  picture: PictureView;
}

/** A spot of the training ground with the words that open there. */
export type GroundSpotView = Pick<
  Queries.HomeContentGroundFragment['spots'][number],
  'key' | 'name' | 'opens' | 'wide' | 'tall'
> & { stem?: number | null; cards: readonly TitledView[] };

/** Like {@link TitledView}, with the name of an icon. */
export type TitledIconView = Queries.TitledIconFragment;

/** A period of time: ISO moments with offset. */
export type Period = Pick<Queries.TrainingSessionFragment, 'day' | 'ends'>;

/** A match weekend or tour. */
export type EventView = WithPicture<Queries.CricketEventFragment>;

/** One training session. */
export type SessionView = View<Queries.TrainingSessionFragment>;

/** For sharing dates and adding them to calendars: labels, and the addresses of files and anchors. */
export type DatesWords = Queries.ScheduleContentDatesFragment;

/** A venue. */
export type VenueView = MaybeWithPicture<Queries.VenueFragment>;

/** The finder's questions, answers and words. */
export type FinderView = Omit<Queries.FinderContentFragment, 'people'> & { people: readonly FinderPerson[] };

/** Who may ask the finder, and what they may look for. */
export type FinderPerson = View<Queries.FinderContentPeopleFragment>;

/** What somebody may look for, with the programme that it leads to. */
export type FinderGoal = FinderPerson['goals'][number];

/** A city in the finder. */
export type FinderCity = FinderView['cities'][number];

/** A leader by role. */
export type LeaderView = MaybeWithPicture<Queries.LeaderFragment>;

/** A junior player's card; what is missing is not known yet. */
export type PlayerView = MaybeWithPicture<Queries.PlayerFragment>;

/** A step of the growth timeline. */
export type MilestoneView = MaybeWithPicture<Queries.MilestoneFragment>;

/** The heading area of a page other than home. */
export type PageHeadView = WithPicture<Queries.PageHeadFragment>;

/** A picture and, for phones, another one of the same: props of `Picture`. */
export interface PicturePair {
  picture: PictureView;
  narrow: IGatsbyImageData;
}

/** The heading area of a page that begins on a stage. */
export interface StageHeadView extends Omit<PageHeadView, 'picture'> {
  stage: PicturePair;
}

/** A custom property of `styles/tokens.css`. */
export type TokenView = Pick<Queries.DesignToken, 'name' | 'value'>;

/** Gatsby's page context, the same on the server and in the browser. */
export interface PageContext {
  locale: string;
  /** The `locale` of the main part's words, and their language if it is not the page's: `content/languages/begun.ts`. */
  words: string;
  lang?: string;
  /** The page's own path, without the site's prefix; Gatsby's `path` is `/*` on the server. */
  route: string;
}
