import { graphql } from 'gatsby';

/** A place of the academy. */
export const venue = graphql`
  fragment Venue on Venue {
    key
    center
    description
    streetAddress
    postalCode
    addressLocality
  }
`;

/** What the feedback form says; the Contact page and the coaching area have it. */
export const feedbackForm = graphql`
  fragment FeedbackForm on FeedbackForm {
    required
    name
    email
    message
    submit
    subject
    opened
    tooLong
    byHandTitle
    byHand
    address
    letter
    copyAddress
    copyLetter
    copied
    copyFailed
    scriptless
  }
`;

/** Everything that the Contact page and its sections say. */
export const contactPage = graphql`
  fragment ContactPage on ContactContent {
    seo { title description }
    kicker
    picture { ...HeadPicture }
    sectionsLabel
    all { label href }
    apply { title text button }
    general {
      title
      text
      email
      phone
      serving
    }
    locations {
      title
      text
      calendar { label href }
    }
    feedback {
      title
      text
      form { ...FeedbackForm }
    }
  }
`;
