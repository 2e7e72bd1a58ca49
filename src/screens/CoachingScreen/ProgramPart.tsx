import { Section } from '../../components/Section/Section';
import type { PictureView } from '../../content/types';
import { CompanyForm, type CompanyFormProps } from '../../sections/CompanyForm/CompanyForm';
import { type DayPart, DaySchedule } from '../../sections/DaySchedule/DaySchedule';
import type { IconCard } from '../../sections/IconCards/IconCards';
import type { LinkTile } from '../../sections/LinkTiles/LinkTiles';
import { ProgramFeatures } from '../../sections/ProgramFeatures/ProgramFeatures';
import { ToyShelf } from '../../sections/ToyShelf/ToyShelf';
import { WhenAndWhere, type WhenAndWhereProps } from '../../sections/WhenAndWhere/WhenAndWhere';
import type { PlacedPart, ProgramPlan } from './plans';
import { type Heading, type SharedContent, SharedPart } from './SharedPart';

/** What the parts of a programme's page say. */
export interface ProgramContent extends SharedContent {
  /** Links to the other programmes, and to all of them. */
  others: { title: string; tiles: readonly LinkTile[] };
  features?: { title: string; cards: readonly IconCard[]; ground?: PictureView | null };
  day?: Heading & { intro: string; parts: readonly DayPart[] };
  /** When and where, on the page of a programme. */
  dates?: { title: string; intro?: string } & Omit<WhenAndWhereProps, 'most'>;
  /** Replaces the enquiry on the page for companies. */
  company?: Heading & { text: string; picture: PictureView; form: CompanyFormProps };
}

interface ProgramPartProps extends PlacedPart {
  plan: ProgramPlan;
  content: ProgramContent;
}

/** One part of a programme's page, as the plan has it. */
export function ProgramPart({ part, tone, mirrored, pass, plan, content }: ProgramPartProps) {
  const { features, day, dates, company, others } = content;
  switch (part) {
    case 'features':
      return (
        features && (
          <Section tone={tone} title={features.title}>
            <ProgramFeatures features={features.cards} look={plan.features} ground={features.ground} />
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
    case 'others':
      return (
        <Section tone={tone} title={others.title}>
          <ToyShelf toys={others.tiles} />
        </Section>
      );
    default:
      return part === 'ask' && company ? (
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
      ) : (
        <SharedPart
          part={part}
          tone={tone}
          mirrored={mirrored}
          pass={pass}
          look={plan.lists}
          content={content}
        />
      );
  }
}
