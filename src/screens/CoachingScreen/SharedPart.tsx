import { Section } from '../../components/Section/Section';
import type { PictureView } from '../../content/types';
import { type CheckPanel, CheckPanels, type CheckPanelsLook } from '../../sections/CheckPanels/CheckPanels';
import { CoachProfile, type CoachProfileProps } from '../../sections/CoachProfile/CoachProfile';
import { FeedbackForm, type FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import type { PlacedPart } from './plans';

export interface Heading {
  kicker: string;
  title: string;
}

/** What the page of all coaching and those of the programmes say alike. */
export interface SharedContent {
  lists: Heading & { programFeatures: CheckPanel; skills: CheckPanel };
  profile: Heading & CoachProfileProps;
  enquiry: Heading & { text: string; picture: PictureView; form: FeedbackFormProps };
}

interface SharedPartProps extends PlacedPart {
  part: 'lists' | 'profile' | 'ask';
  look?: CheckPanelsLook;
  content: SharedContent;
}

/** The lists of what is offered, the Head Coach, or the form for a question. */
export function SharedPart({ part, tone, mirrored, look, content }: SharedPartProps) {
  const { lists, profile, enquiry } = content;
  switch (part) {
    case 'lists':
      return (
        <Section tone={tone} kicker={lists.kicker} title={lists.title}>
          <CheckPanels look={look} panels={[lists.programFeatures, { ...lists.skills, bullet: 'ball' }]} />
        </Section>
      );
    case 'profile':
      return (
        <Section tone={tone} kicker={profile.kicker} title={profile.title}>
          <CoachProfile {...profile} mirrored={mirrored} />
        </Section>
      );
    case 'ask':
      return (
        <Section
          tone={tone}
          kicker={enquiry.kicker}
          title={enquiry.title}
          intro={enquiry.text}
          layout={mirrored ? 'mirrored' : 'split'}
          picture={enquiry.picture}
        >
          <FeedbackForm {...enquiry.form} />
        </Section>
      );
  }
}
