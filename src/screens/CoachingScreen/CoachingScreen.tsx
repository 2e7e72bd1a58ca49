import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PageHeadView, TitledIconView, TitledView } from '../../content/types';
import { type CheckPanel, CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { CoachProfile, type CoachProfileProps } from '../../sections/CoachProfile/CoachProfile';
import { CompanyForm, type CompanyFormProps } from '../../sections/CompanyForm/CompanyForm';
import { type DayPart, DaySchedule } from '../../sections/DaySchedule/DaySchedule';
import { FeedbackForm, type FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import { IconCards } from '../../sections/IconCards/IconCards';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { PageHead } from '../../sections/PageHead/PageHead';
import { ProgramFinder, type ProgramFinderProps } from '../../sections/ProgramFinder/ProgramFinder';
import { Statement } from '../../sections/Statement/Statement';
import { WhenAndWhere, type WhenAndWhereProps } from '../../sections/WhenAndWhere/WhenAndWhere';

interface Heading {
  kicker: string;
  title: string;
}

export interface CoachingScreenProps {
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
  const { head, overview, features, day, dates, lists, profile, others, enquiry, company, closing } = props;
  const ask = company ?? enquiry;
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
      {features && (
        <Section title={features.title}>
          <IconCards cards={features.cards} />
        </Section>
      )}
      {day && (
        <Section kicker={day.kicker} title={day.title} intro={day.intro}>
          <DaySchedule parts={day.parts} />
        </Section>
      )}
      {dates && (
        <Section tone="amber" title={dates.title} intro={dates.intro}>
          <WhenAndWhere {...dates} most={3} />
        </Section>
      )}
      <Section tone={features || day ? 'white' : 'cream'} kicker={lists.kicker} title={lists.title}>
        <CheckPanels panels={[lists.programFeatures, { ...lists.skills, bullet: 'ball' }]} />
      </Section>
      <Section kicker={profile.kicker} title={profile.title}>
        <CoachProfile {...profile} />
      </Section>
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
      <Section
        tone={others ? 'cream' : 'white'}
        kicker={ask.kicker}
        title={ask.title}
        intro={ask.text}
        layout="split"
      >
        {company ? <CompanyForm {...company.form} /> : <FeedbackForm {...enquiry.form} />}
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
