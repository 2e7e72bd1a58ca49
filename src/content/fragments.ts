import { graphql } from 'gatsby';

/** What the layout says; every page's query spreads it: docs/decisions/004-layout-words.md. */
export const layoutFragment = graphql`
  fragment Layout on LayoutContent {
    locale
    locales { code prefix }
    site {
      name
      url
      emails { contact coaching sales }
      phone
      foundedYear
      consentVersion
      applicationForm
      social { name icon href }
      share {
        picture {
          alt
          file { childImageSharp { resize(width: 1200, height: 630, toFormat: JPG, quality: 80) { src } } }
        }
      }
    }
    navigation {
      label
      items {
        label
        href
        desktopItems
        items { label href }
      }
      footer {
        label
        tagline
        academyTitle
        academy { label href }
        coachingTitle
        coaching { label href }
        contactTitle
        socialLabel
        places
        privacy { label href }
        cookieSettings
        rights
      }
    }
    consent {
      languageLabel
      href
      languages {
        en { ...ConsentText }
        pl { ...ConsentText }
      }
    }
    interface {
      languageName
      skipToContent
      newTab
      menu { open close label submenu }
      carousel { previous next slide enlarge role slideRole }
      lightbox { label close previous next position }
      toasts { label dismiss }
      status { scheduled upcoming today over }
      field { counter }
      loading { failed retry }
      offline
    }
    unexpected {
      title
      message
      reload
      home { label href }
    }
  }
`;

/** What the consent dialog says in one of its languages. */
export const consentText = graphql`
  fragment ConsentText on ConsentText {
    title
    intro
    stored
    checkbox
    acceptHint
    accept
    decline
    close
    policy
  }
`;

/** A picture in a card: at most a third of a wide window. */
export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [320, 480, 640, 800, 1120]
          sizes: "(min-width: 1280px) 26rem, (min-width: 700px) 45vw, 92vw"
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
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 0.8
          breakpoints: [160, 240, 320, 480, 640]
          sizes: "(min-width: 480px) 16rem, 6.5rem"
        )
      }
    }
  }
`;

/** The band at the top of a page. */
export const headPicture = graphql`
  fragment HeadPicture on Picture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [640, 960, 1280, 1600, 2000]
          sizes: "(min-width: 960px) 60rem, (min-width: 768px) 100vw, 160vw"
        )
      }
    }
  }
`;

/** The heading of every page but home. */
export const pageHead = graphql`
  fragment PageHead on PageHead {
    kicker
    title
    intro
    picture { ...HeadPicture }
  }
`;

/** An event with its picture. */
export const cricketEvent = graphql`
  fragment CricketEvent on CricketEvent {
    key
    title
    starts
    ends
    daysText
    year
    time
    location
    description
    picture { ...CardPicture }
  }
`;

/** A leader with the portrait. */
export const leader = graphql`
  fragment Leader on Leader {
    key
    role
    name
    description
    initials
    picture { ...PortraitPicture }
  }
`;

/** A step of the growth timeline. */
export const milestone = graphql`
  fragment Milestone on Milestone {
    key
    title
    description
    month
    monthText
    icon
    color
  }
`;

/** What the academy trains with and on. */
export const facilities = graphql`
  fragment Facilities on FacilitiesContent {
    title
    intro
    items { title description picture { ...CardPicture } }
  }
`;

/** A training session. */
export const trainingSession = graphql`
  fragment TrainingSession on TrainingSession {
    key
    city
    group
    venue
    weekday
    starts
    ends
    daysText
    timesText
    year
  }
`;
