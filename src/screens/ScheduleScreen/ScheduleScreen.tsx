import { Section } from '../../components/Section/Section';
import type {
  EventView,
  LinkView,
  PictureView,
  SessionView,
  StageHeadView,
  VenueView,
} from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { CalendarLink } from '../../sections/DateActions/CalendarLink';
import { EventList, type EventListProps } from '../../sections/EventList/EventList';
import { type InfoCard, InfoCards } from '../../sections/InfoCards/InfoCards';
import { Invitation, type InvitationProps } from '../../sections/Invitation/Invitation';
import type { PaperFacts } from '../../sections/SchedulePaper/SchedulePaper';
import { type CalendarWords, SessionCalendar } from '../../sections/SessionCalendar/SessionCalendar';
import { StageHead } from '../../sections/StageHead/StageHead';
import * as styles from './ScheduleScreen.module.css';

export interface ScheduleScreenProps {
  head: StageHeadView;
  calendar: CalendarWords & { title: string };
  sessions: readonly SessionView[];
  venues: readonly VenueView[];
  paper: PaperFacts;
  events: EventListProps['words'] & {
    /** Shown if nothing is upcoming, before the regular days. */
    none: string;
    ask: LinkView;
    kicker: string;
    title: string;
    intro: string;
    events: readonly EventView[];
  };
  invitations: {
    sessions: Pick<InvitationProps, 'title' | 'picture'>;
    events: Pick<InvitationProps, 'title' | 'picture'>;
  };
  info: { title: string; intro: string; picture: PictureView; cards: readonly InfoCard[] };
  register: { title: string; text: string; link: LinkView };
  /** When the page was built, ISO. */
  builtAt: string;
}

/** The session calendar and the events. */
export function ScheduleScreen({
  head,
  calendar,
  sessions,
  venues,
  paper,
  events,
  invitations,
  info,
  register,
  builtAt,
}: ScheduleScreenProps) {
  return (
    <>
      <StageHead {...head} />
      <Section title={calendar.title} intro={calendar.intro}>
        <SessionCalendar
          words={calendar}
          sessions={sessions}
          venues={venues}
          paper={paper}
          invitation={invitations.sessions}
          builtAt={builtAt}
        />
      </Section>
      <Section
        id="upcoming-events"
        tone="white"
        kicker={events.kicker}
        title={events.title}
        intro={events.intro}
        action={
          <CalendarLink
            words={events.dates}
            choice={{ kind: 'feed', title: events.title, file: `${events.dates.feedsHref}events.ics` }}
          >
            {events.dates.subscribeEvents}
          </CalendarLink>
        }
      >
        <EventList
          events={events.events}
          builtAt={builtAt}
          words={events}
          pastLook={styles.season}
          empty={
            <Invitation
              {...invitations.events}
              text={[events.none, ...calendar.cities.map(({ regular }) => regular)].join(' ')}
              link={events.ask}
            />
          }
        />
      </Section>
      <Section tone="green" title={info.title} intro={info.intro} picture={info.picture}>
        <InfoCards cards={info.cards} />
      </Section>
      <ClosingCall {...register} />
    </>
  );
}
