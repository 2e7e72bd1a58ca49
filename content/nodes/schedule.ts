import { weekdayInitials } from '../calendar/dates';
import type { Facts, Words } from '../files';
import { weekdays } from '../schemas/facts';
import { fill } from '../texts/fill';
import type { NodeFields } from './nodeTypes';

/** The schedule page, with tabs for cities and groups in the order of the facts. */
export function joinSchedule(
  facts: Pick<Facts, 'cities' | 'groups'>,
  words: Pick<Words, 'schedule' | 'cities' | 'groups' | 'weekdays'>,
  locale: string,
): NodeFields<'ScheduleContent'> {
  const { regular, ...calendar } = words.schedule.calendar;
  const cities = facts.cities.flatMap(({ id, regularDay }) => {
    const city = words.cities[id];
    if (!city) return [];
    const places = { inCity: city.locative, weekdays: words.weekdays[regularDay] };
    return [
      {
        value: id,
        label: city.name,
        regular: fill(regular, places),
        regularDay: weekdays.indexOf(regularDay) + 1,
        paperTitle: fill(calendar.paper.title, places),
        allDates: fill(words.schedule.whenAndWhere.all, places),
      },
    ];
  });
  const groups = facts.groups.flatMap(({ id }) => {
    const group = words.groups[id];
    return group ? [{ value: id, ...group }] : [];
  });
  const { dates, feeds } = words.schedule;
  return {
    ...words.schedule,
    dates: { ...dates, session: feeds.session, feedsHref: '/calendar/', pageHref: '/schedule/' },
    calendar: { ...calendar, cities, groups, weekdays: weekdayInitials(locale) },
  };
}
