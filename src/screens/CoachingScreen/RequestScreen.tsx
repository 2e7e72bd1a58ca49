import { Section } from '../../components/Section/Section';
import type { PictureView } from '../../content/types';
import { CompanyForm, type CompanyFormProps } from '../../sections/CompanyForm/CompanyForm';
import { type DayPart, DaySchedule } from '../../sections/DaySchedule/DaySchedule';
import { ProgramScreen, type ProgramScreenProps } from './ProgramScreen';
import type { PlacedPart } from './plans';
import { requestPlans } from './requestPlans';
import type { Heading } from './SharedPart';

export interface RequestScreenProps extends Omit<ProgramScreenProps, 'plans' | 'own'> {
  /** The day of a camp. */
  day?: Heading & { intro: string; parts: readonly DayPart[] };
  /** Replaces the enquiry on the page for companies. */
  company?: Heading & { text: string; picture: PictureView; form: CompanyFormProps };
}

/** One programme whose dates are agreed on. */
export function RequestScreen({ day, company, ...props }: RequestScreenProps) {
  const own = {
    day:
      day &&
      (({ tone }: PlacedPart) => (
        <Section tone={tone} kicker={day.kicker} title={day.title} intro={day.intro}>
          <DaySchedule parts={day.parts} />
        </Section>
      )),
    ask:
      company &&
      (({ tone, mirrored }: PlacedPart) => (
        <Section
          tone={tone}
          kicker={company.kicker}
          title={company.title}
          intro={company.text}
          layout={mirrored ? 'mirrored' : 'split'}
          picture={company.picture}
        >
          <CompanyForm {...company.form} />
        </Section>
      )),
  };
  return <ProgramScreen {...props} plans={requestPlans} own={own} />;
}
