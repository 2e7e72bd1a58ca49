import { graphql } from 'gatsby';

/** What all coaching programmes share. */
export const coachingWords = graphql`
  fragment Coaching on CoachingContent {
    seo { title description }
    head { ...PageHead }
    introKicker
    others { title all { label href } }
    programFeatures
    skills
    lists { kicker title programFeatures skills }
    profile { kicker title description certified level number issued }
    certificate { number issued issuedText picture { ...CardPicture } }
    day { kicker title intro parts { key title description starts timesText } }
    enquiry { kicker title text submit subject }
    closing { title text link { label href } }
  }
`;

/** A programme on a tile. */
export const coachingTile = graphql`
  fragment CoachingTile on CoachingType {
    key
    href
    label
    summary
    icon
    picture { ...CardPicture }
  }
`;

/** A programme's own page. */
export const coachingProgram = graphql`
  fragment CoachingProgram on CoachingType {
    key
    label
    seo { title description }
    head { kicker title intro picture { ...CardPicture } }
    featuresTitle
    features { icon title description }
    programFeatures
    skills
  }
`;
