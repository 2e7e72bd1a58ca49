import { Kicker } from '../../components/Section/Kicker';
import { Section, type Tone } from '../../components/Section/Section';
import { CoachProfile, type CoachProfileProps } from '../CoachProfile/CoachProfile';
import { FeedbackForm, type FeedbackFormProps } from '../FeedbackForm/FeedbackForm';
import * as styles from './CoachLetter.module.css';

export interface CoachLetterProps {
  tone: Tone;
  /** The letter is at the left, where there is room for two sides. */
  mirrored?: boolean;
  profile: { kicker: string; title: string } & CoachProfileProps;
  enquiry: { kicker: string; title: string; text: string; form: FeedbackFormProps };
}

/** The Head Coach beside the letter to him: he is the one who answers. */
export function CoachLetter({ tone, mirrored, profile, enquiry }: CoachLetterProps) {
  return (
    <Section
      tone={tone}
      kicker={profile.kicker}
      title={profile.title}
      layout={mirrored ? 'mirrored' : 'split'}
      action={<CoachProfile {...profile} small={styles.coach} />}
    >
      <div className={styles.letter}>
        <div>
          <Kicker text={enquiry.kicker} />
          <h3 className={styles.title}>{enquiry.title}</h3>
        </div>
        <p>{enquiry.text}</p>
        <FeedbackForm {...enquiry.form} />
      </div>
    </Section>
  );
}
