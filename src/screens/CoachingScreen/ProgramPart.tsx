import { Section } from '../../components/Section/Section';
import type { PictureView } from '../../content/types';
import type { IconCard } from '../../sections/IconCards/IconCards';
import type { LinkTile } from '../../sections/LinkTiles/LinkTiles';
import { ProgramFeatures } from '../../sections/ProgramFeatures/ProgramFeatures';
import { ToyShelf } from '../../sections/ToyShelf/ToyShelf';
import { WhenAndWhere, type WhenAndWhereProps } from '../../sections/WhenAndWhere/WhenAndWhere';
import type { PlacedPart, ProgramPlan } from './plans';
import { type SharedContent, SharedPart } from './SharedPart';

/** What the parts of a programme's page say. */
export interface ProgramContent extends SharedContent {
  /** Links to the other programmes, and to all of them. */
  others: { title: string; tiles: readonly LinkTile[] };
  features?: { title: string; cards: readonly IconCard[]; ground?: PictureView | null };
  /** When and where, on the page of a programme. */
  dates?: { title: string; intro?: string } & Omit<WhenAndWhereProps, 'most' | 'sky'>;
}

interface ProgramPartProps extends PlacedPart {
  plan: ProgramPlan;
  content: ProgramContent;
}

/** One part of a programme's page, as the plan has it. The day of a camp is in RequestScreen alone, the series abroad in TourScreen. */
export function ProgramPart({ part, tone, mirrored, pass, letter, plan, content }: ProgramPartProps) {
  const { features, dates, others } = content;
  switch (part) {
    case 'features':
      return (
        features && (
          <Section tone={tone} title={features.title}>
            <ProgramFeatures features={features.cards} look={plan.features} ground={features.ground} />
          </Section>
        )
      );
    case 'dates':
      return (
        dates && (
          <Section tone={tone} title={dates.title} intro={dates.intro}>
            <WhenAndWhere {...dates} most={3} sky={tone === 'mint' ? 'amber' : 'mint'} />
          </Section>
        )
      );
    case 'others':
      return (
        <Section tone={tone} title={others.title}>
          <ToyShelf toys={others.tiles} />
        </Section>
      );
    case 'day':
    case 'journey':
      return null;
    default:
      return (
        <SharedPart
          part={part}
          tone={tone}
          mirrored={mirrored}
          pass={pass}
          letter={letter}
          look={plan.lists}
          content={content}
        />
      );
  }
}
