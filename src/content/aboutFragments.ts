import { graphql } from 'gatsby';

/** A picture beside text: at most two thirds of a wide window. */
export const widePicture = graphql`
  fragment WidePicture on Picture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.6
          breakpoints: [360, 540, 720, 960, 1280]
          sizes: "(min-width: 1440px) 46rem, (min-width: 860px) 55vw, 92vw"
        )
      }
    }
  }
`;

/** The story and what stands beside leaders and facilities. */
export const aboutWords = graphql`
  fragment About on AboutContent {
    overview { seo { title description } head { ...PageHead } }
    story {
      kicker
      title
      intro
      chapters { figure when title text }
      missionKicker
      missionTitle
      mission
      goalsTitle
      goals { title description }
      valuesKicker
      valuesTitle
      values { icon title description }
      model { icon title description }
      picture { ...CardPicture }
    }
    team { kicker coaches { icon title description } link { label href } }
    facilities {
      kicker
      placesKicker
      placesTitle
      placesIntro
      places { icon title description }
      link { label href }
    }
    more { title }
    closing { title text link { label href } }
  }
`;

/** A section of About with its page. */
export const aboutSection = graphql`
  fragment AboutSection on AboutSection {
    key
    href
    seo { title description }
    head { ...PageHead }
    tile { title description picture { ...CardPicture } }
  }
`;

/** The facilities in large pictures. */
export const facilityRows = graphql`
  fragment FacilityRows on FacilitiesContent {
    title
    intro
    items { title description picture { ...WidePicture } }
  }
`;
