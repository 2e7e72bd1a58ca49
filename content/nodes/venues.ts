import type { Facts, Words } from '../files';
import { wordsOf } from '../texts/wordsOf';
import type { NodeFields } from './nodeTypes';

type Venue = Facts['venues'][number];

/** A venue as pages show it. */
export function joinVenue(
  { id, ...venue }: Venue,
  { venues, contact }: Pick<Words, 'venues' | 'contact'>,
): NodeFields<'Venue'> {
  const venueWords = wordsOf(venues, id);
  const labels = contact.locations.venue;
  return {
    key: id,
    ...venueWords,
    ...venue,
    ways: (['transport', 'parking', 'entrance'] as const).flatMap((name) => {
      const text = venueWords[name];
      return text === undefined ? [] : [{ label: labels[name], text }];
    }),
    map: { label: labels.map, href: mapHref(venue, venueWords.center) },
  };
}

/** A page of OpenStreetMap: the place itself where its coordinates are known, otherwise a search for its name in its city. */
function mapHref({ latitude, longitude, addressLocality }: Omit<Venue, 'id'>, name: string): string {
  const map = 'https://www.openstreetmap.org';
  return latitude === undefined || longitude === undefined
    ? `${map}/search?query=${encodeURIComponent(`${name}, ${addressLocality}`)}`
    : `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
