import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { required } from './required';
import { maybeWithPicture, type PictureNode, toPicture, toStageHead } from './toPicture';
import type { GalleryPictureView } from './types';

/** A picture as queried by the fragments `GalleryPicture` and `MosaicPicture`. */
type GalleryPictureNode = PictureNode & { file: { childImageSharp: { large: IGatsbyImageData } | null } };

/** The view model of a gallery's picture. */
export function toGalleryPicture(node: GalleryPictureNode): GalleryPictureView {
  return { ...toPicture(node), large: required(node.file.childImageSharp, 'large picture').large };
}

/** Props of the gallery screen. */
export function toGallery(data: Queries.GalleryPageQuery) {
  const { head, moments, teams, tournaments, join } = required(data.gallery, 'gallery content');
  const picturesOf = (value: string) => data.galleries.nodes.find(({ key }) => key === value)?.pictures ?? [];
  const { kids, adults, unnamed, unskilled, ...teamWords } = teams;
  const { tabs, ...tournamentWords } = tournaments;
  return {
    head: toStageHead(head),
    moments: { ...moments, pictures: (data.moments?.pictures ?? []).map(toGalleryPicture) },
    teams: {
      ...teamWords,
      adults,
      kids: {
        ...kids,
        unnamed,
        unskilled,
        players: data.players.nodes.map(maybeWithPicture),
      },
    },
    tournaments: {
      ...tournamentWords,
      galleries: tabs.map((tab) => ({ ...tab, pictures: picturesOf(tab.value).map(toGalleryPicture) })),
    },
    join,
  };
}
