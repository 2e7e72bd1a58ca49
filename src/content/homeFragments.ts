import { graphql } from 'gatsby';

/** The hero's two crops: wide behind the words, tall below them on a phone. */
export const heroPictures = graphql`
  fragment HeroPictures on HomeContentHero {
    wide {
      picture {
        alt
        caption
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [960, 1280, 1600, 1920, 2400], sizes: "(min-width: 1080px) 86vw, 100vw")
          }
        }
      }
    }
    tall {
      picture {
        alt
        caption
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 900, 1200], sizes: "100vw")
          }
        }
      }
    }
  }
`;

/** What the home page says beside the editable texts. */
export const homeWords = graphql`
  fragment HomeWords on HomeContent {
    seo { title description }
    hero { kicker start { label href } ctaHref ...HeroPictures }
    facts { value label }
    about {
      kicker
      valuesTitle
      values { icon title description }
      phasesTitle
      phases { phase title description }
      model { title description }
      picture { ...CardPicture }
    }
    benefitsKicker
    teamKicker
    facilitiesKicker
    events { kicker title subtitle know viewAll { label href } }
    programs { kicker title subtitle cards { icon title description features } discover { label href } }
    timeline {
      kicker
      title
      subtitle
      partnersTitle
      partners { icon name description }
      achievementsTitle
      achievements { icon title description }
    }
    gallery { kicker title subtitle more { label href } }
    closing { title text register { label href } location }
  }
`;

/** The admin's texts that stand on the home page. */
export const editableHome = graphql`
  fragment EditableHome on EditableContent {
    hero { title subtitle ctaText }
    about { title subtitle content visionTitle visionContent missionTitle missionContent }
    benefits { title subtitle cards { icon title description } }
    team { title subtitle }
  }
`;
