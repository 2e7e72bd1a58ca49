import type { z } from 'zod';
import { daysText, instant, localTime } from '../calendar/dates';
import type { Facts, Words } from '../files';
import type { noticeContent } from '../schemas/notices';
import { wordsOf } from '../texts/wordsOf';
import { groupsOf } from './coaching';

type NoticeView = z.output<typeof noticeContent>;
type Where = Facts['notices'][number]['where'];

/**
 * The notices in one language, except those that are over.
 *
 * @param at the time of the build in ms
 */
export function joinNotices(
  facts: Facts,
  words: Pick<Words, 'notices' | 'cities' | 'groups'>,
  locale: string,
  at: number,
): NoticeView[] {
  const zone = facts.site.timeZone;
  return facts.notices
    .filter(({ ends }) => Date.parse(instant(ends, zone)) > at)
    .map(({ id, starts, ends, importance, where }) => {
      const { city, group } = partOf(where);
      const place = [
        group && wordsOf(words.groups, group).label,
        city && wordsOf(words.cities, city).name,
      ].filter(Boolean);
      return {
        key: id,
        ...wordsOf(words.notices, id),
        importance,
        starts: instant(starts, zone),
        ends: instant(ends, zone),
        // A notice that ends at midnight does not name the day that begins then.
        daysText: daysText(
          starts,
          localTime(ends, zone).minus({ minutes: 1 }).toFormat('yyyy-MM-dd'),
          locale,
          { year: 'numeric' },
        ),
        ...(place.length > 0 && { place: place.join(', ') }),
        pages: pagesOf(where, facts).map((href) => ({ href })),
      };
    });
}

const partOf = (where: Where) => (typeof where === 'string' ? {} : where);

/** The pages of a notice for a city or group: the schedule; with a city, also contact; with a group, also its programmes' pages. */
function pagesOf(where: Where, { coaching, finder }: Facts): string[] {
  if (where === 'all') return [];
  const { city, group } = partOf(where);
  const programs = Object.keys(coaching.types).filter(
    (program) => group !== undefined && groupsOf(program, finder).includes(group),
  );
  return [
    '/schedule/',
    ...(city ? ['/contact/', '/contact/locations/'] : []),
    ...programs.map((program) => `/coaching/${program}/`),
  ];
}
