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

type Page = Pick<NodeFields<'CoachingType'>, 'ownPart' | 'template'>;

/** Programmes with a part that only their page has, and the template with that part. */
const ownPages: Readonly<Record<string, Page>> = {
  camps: { ownPart: 'day', template: 'on-request' },
  corporate: { ownPart: 'company', template: 'on-request' },
  tours: { ownPart: 'journey', template: 'tours' },
};

/** The programmes in order, each with the address of its page and the groups that it trains with. Without a near picture it has the other one. */
export function joinCoachingTypes(
  { coaching: facts, finder }: Pick<Facts, 'coaching' | 'finder'>,
  { coaching: words }: Pick<Words, 'coaching'>,
) {
  return Object.entries(facts.types).flatMap(([key, look], order) => {
    const texts = words.types[key];
    const groups = groupsOf(key, finder);
    const usual: Page = { template: groups.length === 0 ? 'on-request' : 'coaching' };
    const near = look.near ?? { picture: look.picture };
    const page = { href: `/coaching/${key}`, groups, ...(ownPages[key] ?? usual) };
    return texts ? [{ key, ...texts, ...look, near, ...page, order }] : [];
  });
}

/** The groups whose sessions the finder recommends for a programme. */
export function groupsOf(program: string, finder: Facts['finder']): string[] {
  const groups = finder.flatMap(({ group, goals }) =>
    group && goals.some((goal) => goal.program === program && goal.dates === 'sessions') ? [group] : [],
  );
  return [...new Set(groups)];
}
