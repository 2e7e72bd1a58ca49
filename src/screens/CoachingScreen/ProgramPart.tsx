import { Section } from '../../components/Section/Section';
import type { PictureView } from '../../content/types';
import { type CheckPanel, CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import { CoachProfile, type CoachProfileProps } from '../../sections/CoachProfile/CoachProfile';
import { CompanyForm, type CompanyFormProps } from '../../sections/CompanyForm/CompanyForm';
import { type DayPart, DaySchedule } from '../../sections/DaySchedule/DaySchedule';
import { FeedbackForm, type FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import { IconCards } from '../../sections/IconCards/IconCards';
import { type ProgramFeature, ProgramFeatures } from '../../sections/ProgramFeatures/ProgramFeatures';
import { WhenAndWhere, type WhenAndWhereProps } from '../../sections/WhenAndWhere/WhenAndWhere';
import type { PlacedPart, ProgramPlan } from './plans';

interface Heading {
  kicker: string;
  title: string;
}

/** What the parts of a programme's page say. */
export interface ProgramContent {
  features?: { title: string; cards: readonly ProgramFeature[]; ground?: PictureView | null };
  day?: Heading & { intro: string; parts: readonly DayPart[] };
  /** When and where, on the page of a programme. */
  dates?: { title: string; intro?: string } & Omit<WhenAndWhereProps, 'most'>;
  lists: Heading & { programFeatures: CheckPanel; skills: CheckPanel };
  profile: Heading & CoachProfileProps;
  enquiry: Heading & { text: string; picture: PictureView; form: FeedbackFormProps };
  /** Replaces the enquiry on the page for companies. */
  company?: Heading & { text: string; picture: PictureView; form: CompanyFormProps };
}

interface ProgramPartProps extends PlacedPart {
  plan: ProgramPlan;
  content: ProgramContent;
}

/** One part of a programme's page, as the plan has it. */
export function ProgramPart({ part, tone, plan, content }: ProgramPartProps) {
  const { features, day, dates, lists, profile, enquiry, company } = content;
  const ask = company ?? enquiry;
  switch (part) {
    case 'features':
      return (
        features && (
          <Section tone={tone} title={features.title}>
            {plan.features === 'raised' ? (
              <IconCards cards={features.cards} />
            ) : (
              <ProgramFeatures features={features.cards} look={plan.features} ground={features.ground} />
            )}
          </Section>
        )
      );
    case 'day':
      return (
        day && (
          <Section tone={tone} kicker={day.kicker} title={day.title} intro={day.intro}>
            <DaySchedule parts={day.parts} />
          </Section>
        )
      );
    case 'dates':
      return (
        dates && (
          <Section tone={tone} title={dates.title} intro={dates.intro}>
            <WhenAndWhere {...dates} most={3} />
          </Section>
        )
      );
    case 'lists':
      return (
        <Section tone={tone} kicker={lists.kicker} title={lists.title}>
          <CheckPanels
            look={plan.lists}
            panels={[lists.programFeatures, { ...lists.skills, bullet: 'ball' }]}
          />
        </Section>
      );
    case 'profile':
      return (
        <Section tone={tone} kicker={profile.kicker} title={profile.title}>
          <CoachProfile {...profile} />
        </Section>
      );
    case 'ask':
      return (
        <Section
          tone={tone}
          kicker={ask.kicker}
          title={ask.title}
          intro={ask.text}
          layout="split"
          picture={ask.picture}
        >
          {company ? <CompanyForm {...company.form} /> : <FeedbackForm {...enquiry.form} />}
        </Section>
      );
  }
}
