import { cancelledEvent, homeEvent, movedEvent, tourEvent } from '../../tests/fixtures/events';
import type { SiteFacts } from './address';
import { breadcrumbs, serialise } from './graph';
import { course, events, organization } from './jsonLd';

const site: SiteFacts = {
  name: 'Vistula Cricket Academy',
  url: 'https://a.example',
  foundedYear: 2023,
  emails: { contact: 'hello@a.example' },
  phone: '+48 000 000 000',
  country: 'XK',
  social: [{ href: 'https://social.example/academy' }],
  share: { picture: { alt: '', file: { childImageSharp: { resize: { src: '/static/share.jpg' } } } } },
};

const venues = [
  { center: 'Krakow Center', streetAddress: null, postalCode: '30-000', addressLocality: 'Kraków' },
  { center: 'Warsaw Center', streetAddress: 'Street 1', postalCode: null, addressLocality: 'Warszawa' },
];

it('tells of the academy and both of its places, and leaves out what is not known', () => {
  expect(organization(site, venues)).toMatchObject({
    '@type': 'SportsOrganization',
    url: 'https://a.example/',
    telephone: '+48000000000',
    image: 'https://a.example/static/share.jpg',
    location: [
      {
        '@type': 'SportsActivityLocation',
        name: 'Krakow Center',
        address: {
          '@type': 'PostalAddress',
          postalCode: '30-000',
          addressLocality: 'Kraków',
          addressCountry: 'XK',
        },
      },
      { name: 'Warsaw Center', address: { streetAddress: 'Street 1', addressLocality: 'Warszawa' } },
    ],
  });
});

it('gives events their days with the offset of Warsaw, the last second included, and a status', () => {
  expect(events(site, '/schedule/', [tourEvent])).toMatchObject([
    {
      '@type': 'SportsEvent',
      startDate: '2025-09-06T00:00:00+02:00',
      endDate: '2025-09-07T23:59:59+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: tourEvent.location },
    },
  ]);
});

it('says what is cancelled, what has moved to other days, and where it is now', () => {
  const elsewhere = { ...movedEvent, starts: homeEvent.starts, ends: homeEvent.ends };
  const both = { ...movedEvent, change: cancelledEvent.change };
  const [off, moved, there, gone] = events(site, '/schedule/', [cancelledEvent, movedEvent, elsewhere, both]);
  expect(off).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    startDate: tourEvent.starts,
  });
  expect(off).not.toHaveProperty('previousStartDate');
  expect(moved).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2025-10-04T00:00:00+02:00',
    previousStartDate: '2025-09-20T00:00:00+02:00',
    location: { name: 'Club ground, Warsaw' },
  });
  expect(there).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
  expect(there).not.toHaveProperty('previousStartDate');
  expect(gone).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    startDate: '2025-10-04T00:00:00+02:00',
  });
  expect(gone).not.toHaveProperty('previousStartDate');
});

it('says where a venue is once its coordinates are known', () => {
  const [venue] = venues;
  const located = venues.map((one) => (one === venue ? { ...one, latitude: 50.05, longitude: 19.94 } : one));
  const said = JSON.stringify(organization(site, located));
  expect(said).toContain('"geo":{"@type":"GeoCoordinates","latitude":50.05,"longitude":19.94}');
  expect(said.match(/GeoCoordinates/g)).toHaveLength(1);
});

it('keeps the offset of a winter day', () => {
  const winter = { ...tourEvent, starts: '2025-10-25T00:00:00+02:00', ends: '2025-10-27T00:00:00+01:00' };
  expect(events(site, '/', [winter])).toMatchObject([
    { startDate: '2025-10-25T00:00:00+02:00', endDate: '2025-10-26T23:59:59+01:00' },
  ]);
});

it('numbers the way from home to a page', () => {
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'Contact', path: '/contact' },
  ];
  expect(breadcrumbs(site, pages)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://a.example/' },
      { position: 2, item: 'https://a.example/contact/' },
    ],
  });
});

it('names the provider of a course', () => {
  const described = { title: 'Junior Cricket Program', description: 'For ages from 5.' };
  expect(course(site, '/coaching/junior/', described)).toMatchObject({
    '@type': 'Course',
    name: 'Junior Cricket Program',
    url: 'https://a.example/coaching/junior/',
    provider: { '@id': 'https://a.example/#academy' },
  });
});

it('cannot be left by what stands in it', () => {
  const jsonLd = [course(site, '/', { title: '</script><script>alert(1)', description: '<!-- ' })];
  const text = serialise(jsonLd);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] });
});
