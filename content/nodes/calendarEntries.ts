import { afterMove } from '../calendar/clashes';
import { daysOf, timesOf } from '../calendar/dates';
import type { Facts, Words } from '../files';
import { wordsOf } from '../texts/wordsOf';
import type { NodeFields } from './nodeTypes';

/** The words, language and zone for the texts of an entry. */
interface Setting {
  words: Pick<Words, 'events' | 'changes' | 'venues' | 'schedule'>;
  zone: string;
  locale: string;
}

type Session = Omit<Facts['sessions'][number], 'id'>;
type Event = Omit<Facts['events'][number], 'id'>;

/** The status of a changed entry: what has moved and is then cancelled is cancelled, at its new time. */
const statusOf = ({ cancelled, moved }: Pick<Session | Event, 'cancelled' | 'moved'>) =>
  cancelled ? ('cancelled' as const) : moved ? ('moved' as const) : undefined;

/** A session as pages show it, with its current time and venue and, if it has moved, the previous ones. */
export function joinSession(key: string, session: Session, setting: Setting): NodeFields<'TrainingSession'> {
  const { words, zone, locale } = setting;
  const written = ({ venue, ...period }: Pick<Session, 'venue' | 'starts' | 'ends'>) => ({
    ...timesOf(period, zone, locale, words.schedule.calendar.hours),
    venue: wordsOf(words.venues, venue).name,
  });
  const change = changeOf(session, words.changes.sessions[key], () => {
    const { starts, daysText, timesText, weekday, year, venue } = written(session);
    return { starts, daysText, timesText, weekday, year, venue };
  });
  return { key, ...session, ...written(afterMove(session)), ...(change && { change }) };
}

/** An event as pages show it, with its current days and place and, if it has moved, the previous ones. */
export function joinEvent(
  key: string,
  event: Event,
  setting: Setting,
): Omit<NodeFields<'CricketEvent'>, 'abroad'> {
  const { words, zone, locale } = setting;
  const eventWords = wordsOf(words.events, key);
  const reason = words.changes.events[key];
  const change = changeOf(event, reason, () => {
    const { starts, daysText } = daysOf(event, zone, locale);
    return { starts, daysText, location: eventWords.location };
  });
  return {
    key,
    ...eventWords,
    ...event,
    ...daysOf({ ...event, ...event.moved }, zone, locale),
    location: reason?.location ?? eventWords.location,
    ...(event.collection && { picturesHref: `/gallery#${event.collection}` }),
    ...(change && { change }),
  };
}

/** Whether an event is played in another country than this, after its move if it has one. */
export const isAbroad = ({ country, moved }: Pick<Event, 'country' | 'moved'>, home: string) =>
  (moved?.country ?? country) !== home;

function changeOf<T>(entry: Session | Event, changeWords: { reason: string } | undefined, was: () => T) {
  const status = statusOf(entry);
  if (!status || !changeWords) return undefined;
  return { status, reason: changeWords.reason, ...(status === 'moved' && { was: was() }) };
}
