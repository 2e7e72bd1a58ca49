import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toGallery } from '../content/toGallery';
import type { PageContext } from '../content/types';
import { GalleryScreen } from '../screens/GalleryScreen/GalleryScreen';
import { Seo } from '../seo/Seo';

/** `/gallery` */
export default function GalleryPage({
  data,
  pageContext: { route },
}: PageProps<Queries.GalleryPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  return (
    <>
      <Seo {...required(data.gallery, 'gallery content').seo} layout={layout} path={route} />
      <GalleryScreen {...toGallery(data)} />
    </>
  );
}

export const query = graphql`
  query GalleryPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    gallery: galleryContent(locale: { eq: $words }) { ...GalleryContent }
    players: allPlayer(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { ...Player } }
    moments: gallery(key: { eq: "moments" }, locale: { eq: $words }) { pictures { ...MosaicPicture } }
    galleries: allGallery(filter: { locale: { eq: $words }, key: { nin: ["home", "moments"] } }) {
      nodes { ...Gallery }
    }
  }
`;
