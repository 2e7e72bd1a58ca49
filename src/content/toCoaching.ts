import { required } from './required';
import { toPicture, withPicture } from './toPicture';

type SharedData = Pick<Queries.CoachingPageQuery, 'coaching' | 'programs' | 'headCoach'>;

/** The lists of what one gets and what one learns, the same everywhere or a programme's own. */
interface Lists {
  programFeatures: readonly string[];
  skills: readonly string[];
}

/** What every coaching page shows; `lists` are those of the programme, or of all. */
export function toCoaching(data: SharedData, lists: Lists) {
  const { lists: words, profile, certificate, closing } = required(data.coaching, 'coaching content');
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
