import { monthText } from '../calendar/dates';
import type { Facts, Words } from '../files';
import { bind } from '../languages/typography';
import { fill } from '../texts/fill';
import { isPlaceholder } from '../texts/placeholders';
import type { NodeFields } from './nodeTypes';

/** What all programmes share: words, the certificate and the day of a camp. */
export function joinCoaching(
  { coaching: { certificate, campDay } }: Pick<Facts, 'coaching'>,
  { coaching: { types: _, day, ...words } }: Pick<Words, 'coaching'>,
  locale: string,
): NodeFields<'CoachingContent'> {
  const parts = campDay.map(({ id, starts, ends, picture }) => ({
    key: id,
    ...day.parts[id],
    starts: starts.padStart(5, '0'),
    timesText: bind(fill(day.hours, { from: starts, to: ends }), locale),
    picture,
  }));
  return {
    ...words,
    certificate: {
      ...certificate,
      ...(isPlaceholder(certificate.number) && { numberNote: words.profile.sample }),
      issuedText: monthText(certificate.issued, locale),
    },
    day: { ...day, parts },
  };
}

/** Programmes with a part that only the page of one on request has: the day of a camp, and the form for companies. */
const ownParts: Readonly<Record<string, 'day' | 'company'>> = { camps: 'day', corporate: 'company' };

/** The programmes in order, each with the address of its page and the groups that it trains with. */
export function joinCoachingTypes(
  { coaching: facts, finder }: Pick<Facts, 'coaching' | 'finder'>,
  { coaching: words }: Pick<Words, 'coaching'>,
) {
  return Object.entries(facts.types).flatMap(([key, look], order) => {
    const texts = words.types[key];
    const groups = groupsOf(key, finder);
    const ownPart = ownParts[key];
    const onRequest = groups.length === 0 || ownPart !== undefined;
    const page = { href: `/coaching/${key}`, groups, onRequest, ...(ownPart && { ownPart }) };
    return texts ? [{ key, ...texts, ...look, ...page, order }] : [];
  });
}

/** The groups whose sessions the finder recommends for a programme. */
export function groupsOf(program: string, finder: Facts['finder']): string[] {
  const groups = finder.flatMap(({ group, goals }) =>
    group && goals.some((goal) => goal.program === program && goal.dates === 'sessions') ? [group] : [],
  );
  return [...new Set(groups)];
}
