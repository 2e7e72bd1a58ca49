import { fill } from './InterfaceContext';
import { required } from './required';
import { toPicture, withPicture } from './toPicture';

type SharedData = Pick<
  Queries.CoachingPageQuery,
  'layout' | 'coaching' | 'programs' | 'headCoach' | 'contact'
>;

/** The lists of what one gets and what one learns, the same everywhere or a programme's own. */
interface Lists {
  programFeatures: readonly string[];
  skills: readonly string[];
}

/** What every coaching page shows; `lists` are those of the programme, or of all, and so is the page's `title`. */
export function toCoaching(data: SharedData, title: string, lists: Lists) {
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
      programFeatures: { title: words.programFeatures, points: lists.programFeatures },
      skills: { title: words.skills, points: lists.skills },
    },
    profile: {
      kicker: profile.kicker,
      title: profile.title,
      initials: coach.initials,
      portrait: coach.picture && toPicture(coach.picture),
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
      form: {
        to: required(data.layout, 'layout').site.emails.sales,
        words: { ...form, submit: enquiry.submit, subject: fill(enquiry.subject, { program: title }) },
      },
    },
    closing,
  };
}

/** Tiles of the programmes other than `current`. */
export function toTiles({ programs }: SharedData, current?: string) {
  return programs.nodes
    .filter(({ key }) => key !== current)
    .map(({ href, label, summary, icon, picture }) => ({
      href,
      title: label,
      description: summary,
      icon,
      picture: toPicture(picture),
    }));
}
