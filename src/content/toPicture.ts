import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PicturePair, PictureView, StageHeadView } from './types';

/** A picture as queried by the fragments of `pictureFragments.ts`. */
export interface PictureNode {
  alt: string;
  caption?: string | null;
  lang?: string | null;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

/** The view model of a queried picture. @throws if sharp could not read the file */
export function toPicture({ alt, caption, lang, file }: PictureNode): PictureView {
  if (!file.childImageSharp) throw new Error(`The picture "${alt}" is not an image that can be resized.`);
  return { alt, caption, lang, image: file.childImageSharp.gatsbyImageData };
}

/** A picture that phones have in another format. */
export function toPair({
  wide,
  tall,
}: {
  wide: { picture: PictureNode };
  tall: { picture: PictureNode };
}): PicturePair {
  return { picture: toPicture(wide.picture), narrow: toPicture(tall.picture).image };
}

/** The head of a page that begins on a stage. */
export function toStageHead({ stage, ...words }: Queries.StageHeadFragment): StageHeadView {
  return { ...words, stage: toPair(stage) };
}

/** A picture that is cut out: without the dominant colour, which would show as a block until it has loaded. */
export function cutOut(picture: PictureView): PictureView {
  return { ...picture, image: { ...picture.image, backgroundColor: 'transparent' } };
}

/** A node with its picture replaced by the view model. */
export function withPicture<T extends { picture: PictureNode }>(
  node: T,
): Omit<T, 'picture'> & { picture: PictureView } {
  return { ...node, picture: toPicture(node.picture) };
}

/** The same for a node that may have no picture. */
export function maybeWithPicture<T extends { picture: PictureNode | null }>(
  node: T,
): Omit<T, 'picture'> & { picture: PictureView | null } {
  return { ...node, picture: node.picture && toPicture(node.picture) };
}
