import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type {
  GalleryPictureView,
  LeaderView,
  LinkView,
  MilestoneView,
  TitledPictureView,
} from '../../content/types';
import { AboutStory, type AboutStoryProps } from '../../sections/AboutStory/AboutStory';
import { Callout, type CalloutProps } from '../../sections/Callout/Callout';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { EventList, type EventListProps } from '../../sections/EventList/EventList';
import { FactStrip } from '../../sections/FactStrip/FactStrip';
import { GroundHotspots, type GroundHotspotsProps } from '../../sections/GroundHotspots/GroundHotspots';
import { GrowthTimeline } from '../../sections/GrowthTimeline/GrowthTimeline';
import { Hero, type HeroProps } from '../../sections/Hero/Hero';
import { IconCards } from '../../sections/IconCards/IconCards';
import { LeaderList } from '../../sections/LeaderList/LeaderList';
import { NextSessions, type NextSessionsProps } from '../../sections/NextSessions/NextSessions';
import { PhaseList, type PhaseListProps } from '../../sections/PhaseList/PhaseList';
import { PictureGallery } from '../../sections/PictureGallery/PictureGallery';
import { type ProgramCard, ProgramCards } from '../../sections/ProgramCards/ProgramCards';
import { ProgramFinder, type ProgramFinderProps } from '../../sections/ProgramFinder/ProgramFinder';
import { type SceneCard, SceneCards } from '../../sections/SceneCards/SceneCards';
import { ValueStrip } from '../../sections/ValueStrip/ValueStrip';
import * as styles from './HomeScreen.module.css';

/** The heading of a section. */
interface SectionWords {
  kicker: string;
  title: string;
  subtitle: string;
}

/** The sections of the home page in order, each with its words and its data. */
export interface HomeScreenProps {
  hero: HeroProps;
  facts: readonly { value: string; label: string }[];
  about: SectionWords &
    AboutStoryProps & {
      valuesTitle: string;
      values: readonly TitledPictureView[];
      phases: PhaseListProps;
      /** The player model, shown below the benefits. */
      model: TitledPictureView;
    };
  team: SectionWords & { leaders: readonly LeaderView[] };
  facilities: SectionWords & { ground: GroundHotspotsProps };
  benefits: SectionWords & { cards: readonly SceneCard[] };
  events: SectionWords &
    Pick<EventListProps, 'events'> & {
      /** With what is shown if nothing is upcoming, and where to ask. */
      words: EventListProps['words'] & { none: string; ask: LinkView };
      invitation: Pick<CalloutProps, 'title' | 'picture'>;
      know: string;
      viewAll: LinkView;
      /** The next session of each city. */
      sessions: Omit<NextSessionsProps, 'builtAt'>;
    };
  programs: SectionWords & {
    cards: readonly ProgramCard[];
    discover: LinkView;
    finder: ProgramFinderProps;
  };
  timeline: SectionWords & {
    milestones: readonly MilestoneView[];
    partnersTitle: string;
    partners: readonly TitledPictureView[];
    achievementsTitle: string;
    achievements: readonly TitledPictureView[];
  };
  /** Without pictures, the section is left out. */
  gallery: SectionWords & { pictures: readonly GalleryPictureView[]; more: LinkView };
  closing: { title: string; text: string; register: LinkView; location: string };
  /** When the page was built, ISO. */
  builtAt: string;
}

/** The home page. */
export function HomeScreen(props: HomeScreenProps) {
  const {
    hero,
    facts,
    about,
    team,
    facilities,
    benefits,
    events,
    programs,
    timeline,
    gallery,
    closing,
    builtAt,
  } = props;
  return (
    <>
      <Hero {...hero} />
      <FactStrip facts={facts} />
      <Section id="about" kicker={about.kicker} title={about.title} intro={about.subtitle}>
        <AboutStory
          content={about.content}
          picture={about.picture}
          vision={about.vision}
          mission={about.mission}
        />
        <ValueStrip title={about.valuesTitle} values={about.values} />
        <PhaseList {...about.phases} />
      </Section>
      <Section tone="white" kicker={team.kicker} title={team.title} intro={team.subtitle}>
        <LeaderList leaders={team.leaders} />
      </Section>
      <Section kicker={facilities.kicker} title={facilities.title} intro={facilities.subtitle}>
        <GroundHotspots {...facilities.ground} />
      </Section>
      <Section tone="amber" kicker={benefits.kicker} title={benefits.title} intro={benefits.subtitle}>
        {benefits.cards.length > 0 && <SceneCards cards={benefits.cards} />}
        <Callout {...about.model} />
      </Section>
      <Section
        id="upcoming-events"
        tone="white"
        kicker={events.kicker}
        title={events.title}
        intro={events.subtitle}
        action={
          <ButtonLink variant="secondary" href={events.viewAll.href}>
            {events.viewAll.label}
          </ButtonLink>
        }
      >
        <NextSessions {...events.sessions} builtAt={builtAt} />
        <EventList
          events={events.events}
          builtAt={builtAt}
          words={events.words}
          empty={<Callout {...events.invitation} description={events.words.none} action={events.words.ask} />}
          more={{ label: events.know, href: events.words.dates.pageHref }}
        />
      </Section>
      <Section
        tone="green"
        kicker={programs.kicker}
        title={programs.title}
        intro={programs.subtitle}
        action={
          <div className={styles.start} data-beside>
            <ProgramFinder {...programs.finder} />
            <ButtonLink variant="secondary" href={programs.discover.href} icon="arrow-right">
              {programs.discover.label}
            </ButtonLink>
          </div>
        }
      >
        <ProgramCards cards={programs.cards} />
      </Section>
      <Section kicker={timeline.kicker} title={timeline.title} intro={timeline.subtitle}>
        <GrowthTimeline milestones={timeline.milestones} />
        <IconCards layout="row" title={timeline.partnersTitle} cards={timeline.partners} />
        <IconCards tone="green" title={timeline.achievementsTitle} cards={timeline.achievements} />
      </Section>
      {gallery.pictures.length > 0 && (
        <Section
          tone="green"
          kicker={gallery.kicker}
          title={gallery.title}
          intro={gallery.subtitle}
          action={
            <ButtonLink variant="secondary" href={gallery.more.href}>
              {gallery.more.label}
            </ButtonLink>
          }
        >
          <PictureGallery collection="home" label={gallery.title} pictures={gallery.pictures} />
        </Section>
      )}
      <ClosingCall
        title={closing.title}
        text={closing.text}
        link={closing.register}
        location={closing.location}
      />
    </>
  );
}
