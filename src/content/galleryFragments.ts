import { graphql } from 'gatsby';

/** A picture of a gallery: its 4:3 slide, of which 1, 2, 3 or 4 are in view, and the whole of it for the lightbox. */
export const galleryPicture = graphql`
  fragment GalleryPicture on Picture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [320, 480, 640, 800]
          sizes: "(min-width: 1440px) 20rem, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
        )
        large: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1200, 1600], sizes: "100vw")
      }
    }
  }
`;

/** What the gallery page says. */
export const galleryWords = graphql`
  fragment GalleryWords on GalleryContent {
    seo { title description }
    head { ...PageHead }
    teams {
      kicker
      title
      intro
      tabsLabel
      kids { value label text }
      adults { value label coming text }
      unnamed
      unskilled
    }
    tournaments { kicker title intro tabsLabel empty tabs { value label text } }
    join { title text link { label href } }
  }
`;

/** A junior player's card. */
export const player = graphql`
  fragment Player on Player {
    key
    name
    skills
    picture { ...PortraitPicture }
  }
`;
