import { graphql } from 'gatsby';

/** The four tabs of the training programs. */
export const programsWords = graphql`
  fragment Programs on ProgramsContent {
    seo { title description }
    head { ...PageHead }
    tabsLabel
    focus {
      label
      title
      intro
      process { title text points { title description } }
      areas { icon title description points }
      smallTitle
      small { icon title points }
    }
    standards { label title intro alignment { title description } cards { icon title description } }
    pathway {
      label
      title
      intro
      stagesLabel
      progressLabel
      progress
      requirements
      stages { key title description requirements }
    }
    certification {
      label
      title
      intro
      pillarsTitle
      pillars { icon title description }
      levelsTitle
      criteriaTitle
      benefitsTitle
      levels { level description benefits criteria { key label points } }
    }
    closing { title text link { label href } }
  }
`;
