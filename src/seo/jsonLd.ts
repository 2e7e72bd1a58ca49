import type { Course, Place, SportsEvent, SportsOrganization } from 'schema-dts';
import { plainNumber } from '../../content/texts/contact';
import type { EventView, TitledView } from '../content/types';
import { absolute, type SiteFacts, sharePicture } from './address';

/** A venue, as in `data/venues.yaml`. */
export interface VenueFacts {
  center: string;
  streetAddress: string | null;
  postalCode: string | null;
  addressLocality: string;
  latitude?: number | null;
  longitude?: number | null;
}

const organizationId = (site: SiteFacts) => `${absolute(site.url, '/')}#academy`;

/** The academy with its venues. */
export function organization(site: SiteFacts, venues: readonly VenueFacts[]): SportsOrganization {
  return {
    '@type': 'SportsOrganization',
    '@id': organizationId(site),
    name: site.name,
    url: absolute(site.url, '/'),
    logo: absolute(site.url, '/icon-512.png'),
    image: sharePicture(site),
    sport: 'Cricket',
    foundingDate: String(site.foundedYear),
    email: site.emails.contact,
    telephone: plainNumber(site.phone),
    sameAs: site.social.map(({ href }) => href),
    location: venues.map(({ center, streetAddress, postalCode, addressLocality, latitude, longitude }) => ({
      '@type': 'SportsActivityLocation',
      name: center,
      address: {
        '@type': 'PostalAddress',
        ...(streetAddress && { streetAddress }),
        ...(postalCode && { postalCode }),
        addressLocality,
        addressCountry: site.country,
      },
      ...(typeof latitude === 'number' &&
        typeof longitude === 'number' && {
          geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
        }),
    })),
  };
}

/**
 * Match weekends and tours. Past events stay `EventScheduled`: they took place as scheduled. One that moved to other days is
 * rescheduled; one that only moved to another place is as scheduled, there.
 */
export function events(site: SiteFacts, path: string, views: readonly EventView[]): SportsEvent[] {
  return views.map(({ key, title, description, starts, ends, location, picture, change }) => ({
    '@type': 'SportsEvent',
    '@id': `${absolute(site.url, path)}#${key}`,
    name: title,
    description,
    sport: 'Cricket',
    startDate: starts,
    endDate: lastSecond(ends),
    eventStatus: eventStatus(starts, change),
    ...(change?.was && change.was.starts !== starts && { previousStartDate: change.was.starts }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(location),
    image: picture.image.images.fallback && site.url + picture.image.images.fallback.src,
    organizer: { '@type': 'SportsOrganization', '@id': organizationId(site), name: site.name },
  }));
}

function eventStatus(starts: string, change: EventView['change']) {
  if (change?.status === 'cancelled') return 'https://schema.org/EventCancelled';
  return change?.was && change.was.starts !== starts
    ? 'https://schema.org/EventRescheduled'
    : 'https://schema.org/EventScheduled';
}

/** A coaching programme. */
export function course(site: SiteFacts, path: string, { title, description }: TitledView): Course {
  return {
    '@type': 'Course',
    name: title,
    description,
    url: absolute(site.url, path),
    provider: { '@type': 'SportsOrganization', '@id': organizationId(site), name: site.name },
  };
}

/** `Prague, Czech Republic` */
function place(location: string): Place {
  return { '@type': 'Place', name: location, address: location };
}

/**
 * Our days end at the next midnight; search engines expect the last second before it, in the same UTC offset.
 */
function lastSecond(ends: string): string {
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(ends)?.[0] ?? 'Z';
  const local = ends.slice(0, ends.length - offset.length);
  return new Date(Date.parse(`${local}Z`) - 1000).toISOString().replace('.000Z', offset);
}
