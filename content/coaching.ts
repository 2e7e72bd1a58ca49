import { monthText } from './dates';
import type { Facts, Words } from './files';
import { fill } from './fill';
import type { NodeFields } from './nodeTypes';
import { isPlaceholder } from './placeholders';
import { bind } from './typography';

/** What all programmes share: words, the certificate and the day of a camp. */
export function coachingContent(
  { coaching: { certificate, campDay } }: Pick<Facts, 'coaching'>,
  { coaching: { types: _, day, ...words } }: Pick<Words, 'coaching'>,
  locale: string,
): NodeFields<'CoachingContent'> {
  const parts = campDay.map(({ id, starts, ends }) => ({
    key: id,
    ...day.parts[id],
    starts: starts.padStart(5, '0'),
    timesText: bind(fill(day.hours, { from: starts, to: ends }), locale),
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

/** The programmes in their order, each with the address of its page. */
export function coachingPrograms(
  { coaching: facts }: Pick<Facts, 'coaching'>,
  { coaching: words }: Pick<Words, 'coaching'>,
) {
  return Object.entries(facts.types).flatMap(([key, look], order) => {
    const texts = words.types[key];
    return texts ? [{ key, ...texts, ...look, href: `/coaching/${key}`, order }] : [];
  });
}
