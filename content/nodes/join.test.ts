import { find, hrefs, nodesOf } from '../../tests/fixtures/nodes';
import { Project } from '../../tests/fixtures/project';
import { fieldsNamed } from '../texts/fields';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const nodes = () => nodesOf(project);

describe('one language', () => {
  it('says that the certificate’s number is a sample while it is a placeholder', () => {
    const note = (number: string) => {
      project.edit('data/coaching.yaml', (coaching) => coaching.setIn(['certificate', 'number'], number));
      project.edit('data/en/coaching.yaml', (words) => words.setIn(['profile', 'sample'], '(a sample)'));
      return fieldsNamed(find(nodes(), 'CoachingContent', 'en'), ['numberNote']).map(({ value }) => value);
    };
    expect(note('ECB-0000-0000')).toEqual(['(a sample)']);
    expect(note('ECB-1234-5678')).toEqual([]);
  });

  it('joins an event from its facts and its words', () => {
    expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toEqual({
      key: 'tour',
      day: '2025-09-06T00:00:00+02:00',
      title: 'Tour',
      time: 'All day',
      location: 'Prague',
      description: 'Three teams.',
      starts: '2025-09-06T00:00:00+02:00',
      ends: '2025-09-08T00:00:00+02:00',
      daysText: 'Sep 6-7, 2025',
      group: 'juniors',
      country: 'CZ',
      abroad: true,
      picture: 'Picture:en:events/sample',
    });
  });

  it('shows a programme without a near picture by its other one', () => {
    project.edit('data/coaching.yaml', (coaching) => coaching.deleteIn(['types', 'junior', 'near']));
    const picture = 'Picture:en:coaching/junior';
    expect(find(nodes(), 'CoachingType', 'en', 'junior')).toMatchObject({ picture, near: { picture } });
  });

  it('joins a city with its regular day, Monday being the first', () => {
    project.edit('data/cities.yaml', (cities) => cities.setIn([0, 'regularDay'], 'monday'));
    expect(find(nodes(), 'ScheduleContent', 'en')).toMatchObject({
      calendar: { cities: [{ value: 'krakow', regularDay: 1 }, { regularDay: 7 }] },
    });
  });

  it('joins a session with the name of its venue', () => {
    expect(find(nodes(), 'TrainingSession', 'en', 'second')).toMatchObject({
      venue: 'Sports centre',
      weekday: 'Sunday',
      daysText: 'Sep 14',
      timesText: '10:00-12:00',
      starts: '2025-09-14T10:00:00+02:00',
    });
  });

  describe('what is not as it was planned', () => {
    const change = (file: string, path: (string | number)[], value: unknown) =>
      project.edit(`data/${file}.yaml`, (entries) => entries.setIn(path, value));
    const moved = { starts: '2025-09-15T19:00', ends: '2025-09-15T20:00' };

    it('shows a session at its new time, with the old one beside it', () => {
      change('sessions', [1, 'moved'], moved);
      change('en/changes', ['sessions', 'second'], { reason: 'A match.' });
      expect(find(nodes(), 'TrainingSession', 'en', 'second')).toMatchObject({
        starts: '2025-09-15T19:00:00+02:00',
        ends: '2025-09-15T20:00:00+02:00',
        day: '2025-09-15T00:00:00+02:00',
        weekday: 'Monday',
        venue: 'Sports centre',
        change: {
          status: 'moved',
          reason: 'A match.',
          was: {
            starts: '2025-09-14T10:00:00+02:00',
            weekday: 'Sunday',
            daysText: 'Sep 14',
            timesText: '10:00-12:00',
            year: '2025',
            venue: 'Sports centre',
          },
        },
      });
    });

    it('shows a session at its new venue', () => {
      const hall = { id: 'hall', city: 'warsaw', addressLocality: 'Warszawa' };
      project.edit('data/venues.yaml', (venues) => venues.add(hall));
      change('en/venues', ['hall'], { name: 'Hall', center: 'Hall', description: 'A hall.' });
      change('sessions', [1, 'moved'], { venue: 'hall' });
      change('en/changes', ['sessions', 'second'], { reason: 'Rain.' });
      expect(find(nodes(), 'TrainingSession', 'en', 'second')).toMatchObject({
        venue: 'Hall',
        timesText: '10:00-12:00',
        change: { was: { venue: 'Sports centre', timesText: '10:00-12:00' } },
      });
    });

    it('shows an event on its new days at its new place', () => {
      change('events', [0, 'moved'], { starts: '2025-10-04', ends: '2025-10-05', country: 'DE' });
      change('en/changes', ['events', 'tour'], { reason: 'Rain.', location: 'Berlin' });
      expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toMatchObject({
        daysText: 'Oct 4-5, 2025',
        location: 'Berlin',
        change: { status: 'moved', reason: 'Rain.', was: { daysText: 'Sep 6-7, 2025', location: 'Prague' } },
      });
    });

    it('leaves what is cancelled in its place', () => {
      change('events', [0, 'cancelled'], true);
      change('en/changes', ['events', 'tour'], { reason: 'Rain.' });
      expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toMatchObject({
        daysText: 'Sep 6-7, 2025',
        change: { status: 'cancelled', reason: 'Rain.' },
      });
    });

    it('shows what had moved before it was cancelled as cancelled, at its new time and place', () => {
      change('sessions', [1, 'moved'], moved);
      change('sessions', [1, 'cancelled'], true);
      change('en/changes', ['sessions', 'second'], { reason: 'A storm.' });
      const session = find(nodes(), 'TrainingSession', 'en', 'second');
      expect(session).toMatchObject({ starts: '2025-09-15T19:00:00+02:00', weekday: 'Monday' });
      expect(session).toHaveProperty('change', { status: 'cancelled', reason: 'A storm.' });

      change('events', [0, 'moved'], { starts: '2025-10-04', ends: '2025-10-05', country: 'DE' });
      change('events', [0, 'cancelled'], true);
      change('en/changes', ['events', 'tour'], { reason: 'A storm.', location: 'Berlin' });
      const event = find(nodes(), 'CricketEvent', 'en', 'tour');
      expect(event).toMatchObject({ daysText: 'Oct 4-5, 2025', location: 'Berlin' });
      expect(event).toHaveProperty('change', { status: 'cancelled', reason: 'A storm.' });
    });
  });

  it('knows which events are abroad, after a move if there is one', () => {
    expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toMatchObject({ abroad: true });
    project.edit('data/events.yaml', (events) => events.setIn([0, 'moved'], { country: 'PL' }));
    project.edit('data/en/changes.yaml', (changes) =>
      changes.setIn(['events', 'tour'], { reason: 'Rain.', location: 'Krakow' }),
    );
    expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toMatchObject({ abroad: false });
  });

  it.each([
    ['camps', { ownPart: 'day', template: 'on-request' }],
    ['corporate', { ownPart: 'company', template: 'on-request' }],
    ['tours', { ownPart: 'journey', template: 'tours' }],
    ['junior', { template: 'coaching' }],
  ])('gives the page of %s its own part and its template', (key, page) => {
    const type = find(nodes(), 'CoachingType', 'en', key);
    expect(type).toMatchObject(page);
    expect(Object.hasOwn(Object(type), 'ownPart')).toBe('ownPart' in page);
  });

  it('leads from an event to its pictures', () => {
    const [tab] = Object(find(nodes(), 'GalleryContent', 'en')).tournaments.tabs;
    project.edit('data/events.yaml', (events) => events.setIn([0, 'collection'], tab.value));
    expect(find(nodes(), 'CricketEvent', 'en', 'tour')).toMatchObject({
      picturesHref: `/gallery#${tab.value}`,
    });
  });

  it('leads from a venue to a map, and says what is known of the way', () => {
    const map = (n: number) => fieldsNamed(find(nodes(), 'Venue', 'en', ['club', 'centre'][n]), ['href']);
    expect(map(0)[0]?.value).toBe('https://www.openstreetmap.org/search?query=Club%2C%20Krak%C3%B3w');
    expect(find(nodes(), 'Venue', 'en', 'club')).toMatchObject({ ways: [] });
    project.edit('data/venues.yaml', (venues) => {
      venues.setIn([1, 'latitude'], 52.25);
      venues.setIn([1, 'longitude'], 21);
    });
    project.edit('data/en/venues.yaml', (venues) => venues.setIn(['club', 'parking'], 'In the street.'));
    expect(map(1)[0]?.value).toBe('https://www.openstreetmap.org/?mlat=52.25&mlon=21#map=17/52.25/21');
    expect(find(nodes(), 'Venue', 'en', 'club')).toMatchObject({
      ways: [{ label: 'Parking', text: 'In the street.' }],
    });
  });

  it('gives each picture its path below data/', () => {
    expect(find(nodes(), 'Picture', 'en', 'events/sample')).toMatchObject({
      path: 'images/events/sample.jpg',
    });
  });

  it('leaves the addresses of the default language as they are', () => {
    const links = hrefs(find(nodes(), 'LayoutContent', 'en'));
    expect(links).toContain('/schedule');
    expect(links.some((link) => link.startsWith('/en'))).toBe(false);
  });

  it('gives no two nodes the same id', () => {
    const ids = nodes().map(({ type, locale, key }) => `${type}:${locale}:${key}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('numbers', () => {
  it.each([
    ['2', 'cities'],
    ['1', 'city'],
  ])('have the label that goes with them: %s', (value, label) => {
    project.edit('data/en/home.yaml', (home) =>
      home.setIn(['facts', 0], { value, label: { one: 'city', other: 'cities' } }),
    );
    expect(find(nodes(), 'HomeContent', 'en')).toMatchObject({ facts: [{ value, label }, {}, {}, {}] });
  });
});
