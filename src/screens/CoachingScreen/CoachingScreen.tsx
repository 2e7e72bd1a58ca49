import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PageHeadView, TitledIconView, TitledView } from '../../content/types';
import type { CheckPanel } from '../../sections/CheckPanels/CheckPanels';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import type { CoachProfileProps } from '../../sections/CoachProfile/CoachProfile';
import type { CompanyFormProps } from '../../sections/CompanyForm/CompanyForm';
import type { DayPart } from '../../sections/DaySchedule/DaySchedule';
import type { FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { PageHead } from '../../sections/PageHead/PageHead';
import { ProgramFinder, type ProgramFinderProps } from '../../sections/ProgramFinder/ProgramFinder';
import { Statement } from '../../sections/Statement/Statement';
import type { WhenAndWhereProps } from '../../sections/WhenAndWhere/WhenAndWhere';
import { ProgramPart } from './ProgramPart';
import { planOf } from './plans';

interface Heading {
  kicker: string;
  title: string;
}

export interface CoachingScreenProps {
  /** The key of the programme, which decides how its page is composed; none on the page of all. */
  program?: string;
  head: PageHeadView;
  /**
   * Only on the page without a type: the academy's coaching, and links to all programmes. The admin may edit
   * both texts.
   */
  overview?: {
    kicker: string;
    intro: TitledView;
    philosophy: TitledView;
    tiles: readonly LinkTile[];
    finder: ProgramFinderProps;
  };
  features?: { title: string; cards: readonly TitledIconView[] };
  day?: Heading & { intro: string; parts: readonly DayPart[] };
  /** When and where, on the page of a programme. */
  dates?: { title: string; intro?: string } & Omit<WhenAndWhereProps, 'most'>;
  lists: Heading & { programFeatures: CheckPanel; skills: CheckPanel };
  profile: Heading & CoachProfileProps;
  others?: { title: string; all: LinkView; tiles: readonly LinkTile[] };
  enquiry: Heading & { text: string; form: FeedbackFormProps };
  /** Replaces the enquiry on the page for companies. */
  company?: Heading & { text: string; form: CompanyFormProps };
  closing: { title: string; text: string; link: LinkView };
}

/** All coaching, or one programme. */
export function CoachingScreen(props: CoachingScreenProps) {
  const { program, head, overview, others, closing } = props;
  const plan = planOf(program);
  return (
    <>
      <PageHead {...head} framed={!overview} />
      {overview && (
        <>
          <Section
            kicker={overview.kicker}
            title={overview.intro.title}
            intro={overview.intro.description}
            action={<ProgramFinder {...overview.finder} tone="green" />}
          >
            <LinkTiles tiles={overview.tiles} variant="mosaic" />
          </Section>
          <Statement title={overview.philosophy.title} text={overview.philosophy.description} />
        </>
      )}
      {plan.parts.map((placed) => (
        <ProgramPart key={placed.part} {...placed} plan={plan} content={props} />
      ))}
      {others && (
        <Section
          tone="white"
          title={others.title}
          action={
            <ButtonLink variant="secondary" href={others.all.href}>
              {others.all.label}
            </ButtonLink>
          }
        >
          <LinkTiles tiles={others.tiles} variant="compact" />
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}
