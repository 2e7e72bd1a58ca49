import { graphql } from 'gatsby';

/** A picture in a card: at most a third of a wide window. */
export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [320, 480, 640, 800, 1120]
          sizes: "(min-width: 1600px) 33rem, (min-width: 1280px) 26rem, (min-width: 700px) 45vw, 92vw"
        )
      }
    }
  }
`;

/** Cut out, at the top of a page: half of a wide window. */
export const headPicture = graphql`
  fragment HeadPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 540, 720, 960, 1280]
          sizes: "(min-width: 1440px) 46vw, (min-width: 768px) 39rem, (min-width: 512px) 32rem, 100vw"
          placeholder: NONE
        )
      }
    }
  }
`;

/** A picture beside text, or above it across the window. */
export const widePicture = graphql`
  fragment WidePicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.6
          breakpoints: [360, 540, 720, 960, 1280, 1920]
          sizes: "(min-width: 1440px) 50vw, (min-width: 860px) 55vw, 92vw"
        )
      }
    }
  }
`;

/** A portrait: a fifth of a wide window, a quarter of a phone. */
export const portraitPicture = graphql`
  fragment PortraitPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 0.8
          breakpoints: [160, 240, 320, 480, 640]
          sizes: "(min-width: 1600px) 20rem, (min-width: 600px) 16rem, (min-width: 480px) 91vw, 9rem"
        )
      }
    }
  }
`;

/** A picture of a gallery: its 4:3 slide, of which 1, 2, 3 or 4 are in view, and the whole of it for the lightbox. */
export const galleryPicture = graphql`
  fragment GalleryPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [320, 480, 640, 800]
          sizes: "(min-width: 1600px) 25rem, (min-width: 1440px) 20rem, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
        )
        large: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1600], sizes: "100vw")
      }
    }
  }
`;

/** A picture of a mosaic: uncropped, because its shape determines its tile; the tile adds `sizes`. */
export const mosaicPicture = graphql`
  fragment MosaicPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480, 640, 960], sizes: "46vw")
        large: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [960, 1600], sizes: "100vw")
      }
    }
  }
`;

/** The hero's wide crop, behind the words. */
export const heroWidePicture = graphql`
  fragment HeroWidePicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [960, 1280, 1600, 1920, 2400]
          sizes: "86vw"
        )
      }
    }
  }
`;

/** From edge to edge: the hero's tall crop, the ground and the river on phones. */
export const heroTallPicture = graphql`
  fragment HeroTallPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 900, 1200], sizes: "100vw")
      }
    }
  }
`;

/** The panorama above the footer, from edge to edge; phones have a picture of their own. */
export const panoramaPicture = graphql`
  fragment PanoramaPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [800, 1200, 1600, 2400]
          sizes: "100vw"
          placeholder: NONE
        )
      }
    }
  }
`;

/** An island, cut out, as in the river of the growth timeline; who shows it larger says so (`sizes` of `Picture`). */
export const dioramaPicture = graphql`
  fragment DioramaPicture on Picture {
    alt
    caption
    lang
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [200, 320, 480, 720]
          sizes: "(min-width: 1280px) 17rem, (min-width: 768px) 27vw, 50vw"
          placeholder: NONE
        )
      }
    }
  }
`;

/** The preview picture for links on other sites. */
export const sharePicture = graphql`
  fragment SharePicture on Picture {
    alt
    file { childImageSharp { resize(width: 1200, height: 630, toFormat: JPG, quality: 80) { src } } }
  }
`;

/**
 * A thumbnail for the desk: to choose a picture, and as a fallback in previews. Small, because every picture has one, and uncropped,
 * because many pictures have such a file for their pages anyway.
 */
export const deskPicture = graphql`
  fragment DeskPicture on Picture {
    key
    path
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480], sizes: "12rem")
      }
    }
  }
`;
