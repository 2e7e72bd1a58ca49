import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PictureView } from '../../content/types';
import { type CheckPanel, CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import type { CheckPanelsLook } from '../../sections/CheckPanels/looks/look';
import { CoachProfile, type CoachProfileProps } from '../../sections/CoachProfile/CoachProfile';
import { FeedbackForm, type FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import type { PlacedPart } from './plans';

export interface Heading {
  kicker: string;
  title: string;
}

/** What the page of all coaching and those of the programmes say alike. */
export interface SharedContent {
  lists: Heading & { picture: PictureView; programFeatures: CheckPanel; skills: CheckPanel };
  profile: Heading & CoachProfileProps & { description: string; team: LinkView };
  enquiry: Heading & { text: string; picture: PictureView; form: FeedbackFormProps };
}

interface SharedPartProps extends PlacedPart {
  part: 'lists' | 'profile' | 'ask';
  look?: CheckPanelsLook;
  content: SharedContent;
}

/** The lists of what is offered, the Head Coach, or the form for a question. */
export function SharedPart({ part, tone, mirrored, pass, letter: Letter, look, content }: SharedPartProps) {
  const { lists, profile, enquiry } = content;
  const sides = mirrored ? 'mirrored' : 'split';
  switch (part) {
    case 'lists':
      return (
        <Section tone={tone} kicker={lists.kicker} title={lists.title} picture={lists.picture}>
          <CheckPanels look={look} panels={[lists.programFeatures, { ...lists.skills, bullet: 'ball' }]} />
        </Section>
      );
    case 'profile':
      if (Letter) return <Letter tone={tone} mirrored={mirrored} profile={profile} enquiry={enquiry} />;
      return pass ? (
        <Section
          tone={tone}
          kicker={profile.kicker}
          title={profile.title}
          intro={profile.description}
          layout={sides}
          action={
            <ButtonLink variant="secondary" href={profile.team.href}>
              {profile.team.label}
            </ButtonLink>
          }
        >
          <CoachProfile {...profile} pass={pass} />
        </Section>
      ) : (
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
          layout={sides}
          picture={enquiry.picture}
        >
          <FeedbackForm {...enquiry.form} />
        </Section>
      );
  }
}
