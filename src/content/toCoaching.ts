import { fill } from '../../content/texts/fill';
import { required } from './required';
import { skyAt } from './sceneAt';
import { type PictureNode, toPicture, withPicture } from './toPicture';

/** What all coaching pages ask for. */
export type SharedData = Pick<
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

/** Tiles of all programmes. */
export function toTiles({ programs, layout }: SharedData) {
  const { scenes } = required(layout, 'layout').site;
  return programs.nodes.map(({ href, label, summary, near }) => ({
    href,
    title: label,
    description: summary,
    picture: toPicture(near.picture),
    sky: skyAt(scenes, href),
  }));
}
