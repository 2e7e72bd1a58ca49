import { graphql } from 'gatsby';

/** Cricket as CAREER: criteria, evaluation, grades. */
export const careerWords = graphql`
  fragment Career on CareerContent {
    seo { title description }
    head { ...PageHead }
    criteria { kicker title intro pillars { icon title description details } }
    process {
      kicker
      title
      intro
      eligibility { title description members note }
      periods { title description }
      board { title description members }
    }
    periods {
      key
      code
      label
      description
      highlighted
      runsText
      registrationLabel
      registration
      registrationText
      lastDay { starts ends }
      results
      resultsText
    }
    periodWords { duration results open lastDay closed closedNote }
    upcoming { kicker title text link { label href } }
    grades { kicker title intro label startsHere note grades { letter description benefits } }
    closing { title text link { label href } }
  }
`;
