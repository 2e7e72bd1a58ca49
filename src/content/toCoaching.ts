import { fill } from '../../content/texts/fill';
import { required } from './required';
import { maybeWithPicture, type PictureNode, toPicture, withPicture } from './toPicture';

type SharedData = Pick<
  Queries.CoachingPageQuery,
  'layout' | 'coaching' | 'programs' | 'headCoach' | 'contact'
>;

/** What a programme may have of its own. */
interface OwnWords {
  programFeatures: readonly string[];
  skills: readonly string[];
  closing: Queries.CoachingContentFragment['closing'] | null;
  /** The Head Coach in this programme, instead of the picture that all share. */
  coach?: { picture: PictureNode } | null;
  /** What is needed for this programme, instead of what is needed everywhere. */
  kit?: { picture: PictureNode } | null;
  /** Who asks about this programme, instead of the one who asks everywhere. */
  asks?: { picture: PictureNode } | null;
}

/** What every coaching page shows; `title` and `own` belong to one programme or, on the overview, to all. */
export function toCoaching(data: SharedData, title: string, own: OwnWords) {
  const {
    lists: words,
    profile,
    certificate,
    enquiry,
    closing,
  } = required(data.coaching, 'coaching content');
  const { form } = required(data.contact, 'contact content').feedback;
  const coach = required(data.headCoach, 'head coach');
  return {
    lists: {
      kicker: words.kicker,
      title: words.title,
      picture: toPicture((own.kit ?? words).picture),
      programFeatures: { title: words.programFeatures, points: own.programFeatures },
      skills: { title: words.skills, points: own.skills },
    },
    profile: {
      kicker: profile.kicker,
      title: profile.title,
      team: profile.team,
      initials: coach.initials,
      picture: toPicture((own.coach ?? profile).picture),
      description: profile.description,
      credentials: [profile.certified, profile.level],
      certificate: {
        ...withPicture(certificate),
        numberLabel: profile.number,
        issuedLabel: profile.issued,
      },
    },
    enquiry: {
      ...enquiry,
      picture: toPicture((own.asks ?? enquiry).picture),
      form: {
        to: required(data.layout, 'layout').site.emails.sales,
        words: { ...form, submit: enquiry.submit, subject: fill(enquiry.subject, { program: title }) },
      },
    },
    closing: own.closing ?? closing,
  };
}

/** The day of a camp, with the picture of each of its blocks. */
export function toDay({ parts, ...words }: Queries.CoachingContentFragment['day']) {
  return { ...words, parts: parts.map(withPicture) };
}

/** The form for companies, on the page of the programme with this title. */
export function toCompany(data: SharedData & Pick<Queries.CoachingTypePageQuery, 'schedule'>, title: string) {
  const {
    kicker,
    title: heading,
    text,
    picture,
    ...words
  } = required(data.coaching, 'coaching content').company;
  const { form } = required(data.contact, 'contact content').feedback;
  return {
    kicker,
    title: heading,
    text,
    picture: toPicture(picture),
    form: {
      to: required(data.layout, 'layout').site.emails.sales,
      words: { ...form, ...words, subject: fill(words.subject, { program: title }) },
      cities: required(data.schedule, 'schedule content').calendar.cities.map(({ label }) => label),
    },
  };
}

/** Tiles of all programmes. */
export function toTiles({ programs }: SharedData) {
  return programs.nodes.map(({ href, label, summary, picture }) => ({
    href,
    title: label,
    description: summary,
    picture: toPicture(picture),
  }));
}

/** The way from one programme to the others and to all of them, with their islands. */
export function toOthers({ programs, coaching }: SharedData, current: string) {
  const { head, others } = required(coaching, 'coaching content');
  const tiles = programs.nodes
    .filter(({ key }) => key !== current)
    .map(({ href, label, island }) => ({ href, title: label, picture: toPicture(island.picture) }));
  const all = { href: others.all.href, title: others.all.label, picture: toPicture(head.picture) };
  return { title: others.title, tiles: [...tiles, all] };
}

/** When and where the groups of a programme train. Programmes without groups train by appointment. */
export function toDates(
  {
    schedule,
    sessions,
    venues,
    site,
  }: Pick<Queries.CoachingTypePageQuery, 'schedule' | 'sessions' | 'venues' | 'site'>,
  groups: readonly string[],
) {
  const { calendar, whenAndWhere, dates } = required(schedule, 'schedule content');
  return {
    title: whenAndWhere.title,
    ...(groups.length === 0 && { intro: whenAndWhere.request }),
    words: calendar,
    groups,
    sessions: sessions.nodes,
    venues: venues.nodes.map(maybeWithPicture),
    schedule: dates.pageHref,
    builtAt: String(required(site, 'site').buildTime),
  };
}
