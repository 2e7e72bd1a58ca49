import { Section } from '../../components/Section/Section';
import { CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import { CoachProfile } from '../../sections/CoachProfile/CoachProfile';
import { CompanyForm } from '../../sections/CompanyForm/CompanyForm';
import { DaySchedule } from '../../sections/DaySchedule/DaySchedule';
import { FeedbackForm } from '../../sections/FeedbackForm/FeedbackForm';
import { IconCards } from '../../sections/IconCards/IconCards';
import { WhenAndWhere } from '../../sections/WhenAndWhere/WhenAndWhere';
import type { CoachingScreenProps } from './CoachingScreen';
import type { PlacedPart, ProgramPlan } from './plans';

interface ProgramPartProps extends PlacedPart {
  plan: ProgramPlan;
  content: CoachingScreenProps;
}

/** One part of a programme's page, as the plan has it. */
export function ProgramPart({ part, tone, plan, content }: ProgramPartProps) {
  const { features, day, dates, lists, profile, enquiry, company } = content;
  const ask = company ?? enquiry;
  const rows = plan.features === 'rows';
  switch (part) {
    case 'features':
      return (
        features && (
          <Section tone={tone} title={features.title} layout={rows ? 'split' : 'stack'}>
            <IconCards cards={features.cards} variant={plan.features === 'rows' ? 'plain' : plan.features} />
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
        <Section tone={tone} kicker={ask.kicker} title={ask.title} intro={ask.text} layout="split">
          {company ? <CompanyForm {...company.form} /> : <FeedbackForm {...enquiry.form} />}
        </Section>
      );
  }
}
