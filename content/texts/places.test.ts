import { readContent } from '../../gatsby/data/readData';
import { facts, words } from '../../tests/fixtures/content';
import { Project } from '../../tests/fixtures/project';
import { joinContent } from '../nodes/join';
import { isCountry, isPhone } from '../schemas/formats';
import { isTimeZone } from '../schemas/timeZone';
import { placeMistakes, placesOf } from './places';

const three = {
  ...facts,
  cities: [...facts.cities, { id: 'wroclaw', regularDay: 'friday' as const }],
};
const named = {
  ...words,
  cities: { ...words.cities, wroclaw: { name: 'Wroclaw', locative: 'in Wroclaw' } },
};

describe('places that any text may have', () => {
  it('name the academy and its cities in the order of the facts', () => {
    expect(placesOf(facts, words, 'en')).toMatchObject({
      academy: facts.site.name,
      academyShort: facts.site.shortName,
      cities: 'Krakow and Warsaw',
      'cities:warsaw': 'Warsaw and Krakow',
      anyCity: 'Krakow or Warsaw',
      cityCount: '2',
      inCities: 'in Krakow and Warsaw',
      inAnyCity: 'in Krakow or Warsaw',
      rhythm: 'Saturdays in Krakow and Sundays in Warsaw',
      ageGroups: 'U-12, U-16 and U-18',
    });
  });

  it('name a third city as well', () => {
    expect(placesOf(three, named, 'en')).toMatchObject({
      cities: 'Krakow, Warsaw and Wroclaw',
      'cities:warsaw': 'Warsaw, Krakow and Wroclaw',
      rhythm: 'Saturdays in Krakow, Sundays in Warsaw and Fridays in Wroclaw',
    });
  });

  it('are joined as the language does', () => {
    const polish = {
      weekdays: { ...words.weekdays, friday: 'w piątki', saturday: 'w soboty', sunday: 'w niedziele' },
      cities: {
        krakow: { name: 'Kraków', locative: 'w Krakowie' },
        warsaw: { name: 'Warszawa', locative: 'w Warszawie' },
        wroclaw: { name: 'Wrocław', locative: 'we Wrocławiu' },
      },
    };
    expect(placesOf(facts, polish, 'pl')).toMatchObject({
      cities: 'Kraków i Warszawa',
      anyCity: 'Kraków lub Warszawa',
      inCities: 'w Krakowie i Warszawie',
      inAnyCity: 'w Krakowie lub Warszawie',
      rhythm: 'w soboty w Krakowie i w niedziele w Warszawie',
      ageGroups: 'U-12, U-16 i U-18',
    });
    expect(placesOf(three, polish, 'pl')).toMatchObject({
      inCities: 'w Krakowie, w Warszawie i we Wrocławiu',
      rhythm: 'w soboty w Krakowie, w niedziele w Warszawie i w piątki we Wrocławiu',
    });
  });

  it('are fewer where the words of the cities are broken', () => {
    const places = placesOf(facts, { cities: 'none' }, 'en');
    expect(Object.keys(places).sort()).toEqual(['academy', 'academyShort', 'ageGroups']);
  });
});

describe('mistakes', () => {
  const places = placesOf(facts, words, 'en');

  it.each([
    ['a place that nothing fills', 'In {citys}', /^expected one of \{academy\}.*, got "\{citys\}"$/],
    ['a place of another file', 'Write to {email}', /^expected one of \{academy\}.*, got "\{email\}"$/],
    [
      'a place that is not closed',
      'In {academy',
      /^expected places like \{academy\}, each closed, got "In \{academy"$/,
    ],
    ['a place that is not opened', 'In academy}', /^expected places like \{academy\}, each closed/],
    [
      'a link that is not closed',
      'See [the calendar](/schedule',
      /^expected links like \[the calendar\]\(\/schedule\), each closed, got "See \[the/,
    ],
    ['the name written out', `At ${facts.site.name}`, /^expected \{academy\} instead of the name, got "At /],
  ])('%s', (_, title, message) => {
    expect(placeMistakes({ head: { title } }, places, 'faq')).toEqual([
      { path: ['head', 'title'], value: title, message: expect.stringMatching(message) },
    ]);
  });

  it.each(['{academy}', '{cities:warsaw}', '{n} of {total}', 'no place', '[a link](/faq) and [no link]'])(
    '%s is none',
    (text) => {
      expect(placeMistakes({ text }, places, 'interface')).toEqual([]);
    },
  );
});

describe('a third city, by an edit of data/ alone', () => {
  const project = new Project();
  afterAll(() => project.dispose());

  it('has its tab, its sessions and its place in the texts that list cities', () => {
    project.edit('data/cities.yaml', (cities) => cities.add({ id: 'wroclaw', regularDay: 'friday' }));
    project.edit('data/en/cities.yaml', (all) => all.set('wroclaw', named.cities.wroclaw));
    project.edit('data/venues.yaml', (venues) =>
      venues.add({ id: 'hall', city: 'wroclaw', addressLocality: 'Wrocław' }),
    );
    project.edit('data/en/venues.yaml', (all) =>
      all.set('hall', { name: 'Hall', center: 'Hall', description: 'A hall.' }),
    );
    project.edit('data/sessions.yaml', (sessions) =>
      sessions.add({
        id: 'third',
        city: 'wroclaw',
        group: 'juniors',
        venue: 'hall',
        starts: '2025-09-12T18:00',
        ends: '2025-09-12T20:00',
      }),
    );
    project.edit('data/en/home.yaml', (home) => home.setIn(['hero', 'kicker'], '{cities}'));

    const { content, problems } = readContent(project.root);
    expect(problems).toEqual([]);
    const nodes = content ? joinContent(content) : [];
    const fieldsOf = (type: string) => nodes.filter((node) => node.type === type).map(({ fields }) => fields);
    expect(fieldsOf('ScheduleContent')[0]).toMatchObject({
      calendar: {
        cities: [
          { value: 'krakow' },
          { value: 'warsaw' },
          { value: 'wroclaw', label: 'Wroclaw', regular: expect.stringContaining('in Wroclaw') },
        ],
      },
    });
    expect(fieldsOf('TrainingSession')).toContainEqual(
      expect.objectContaining({ city: 'wroclaw', venue: 'Hall', weekday: 'Friday' }),
    );
    expect(fieldsOf('HomeContent')[0]).toMatchObject({ hero: { kicker: 'Krakow, Warsaw and Wroclaw' } });
  });
});

describe('facts of any place', () => {
  it.each(['+48 12 345 67 89', '+91 98765 43210', '+49 30 901820', '+48 000 000 000'])(
    '%s is a phone number',
    (phone) => expect(isPhone(phone)).toBe(true),
  );
  it.each(['12 345 67 89', '+48 12', '+48 12 345 67 89 ext', '+48 CRICKET', ''])('%j is none', (phone) =>
    expect(isPhone(phone)).toBe(false),
  );
  it.each(['PL', 'AT', 'IN', 'XK'])('%s is a country', (code) => expect(isCountry(code)).toBe(true));
  it.each(['Poland', 'pl', 'UK', 'EU', 'ZZ', 'QQ'])('%s is none', (code) =>
    expect(isCountry(code)).toBe(false),
  );
  it.each(['Europe/Warsaw', 'Asia/Kolkata'])('%s is a time zone', (zone) =>
    expect(isTimeZone(zone)).toBe(true),
  );
  it.each(['Warsaw', 'CEST-1'])('%s is none', (zone) => expect(isTimeZone(zone)).toBe(false));
});
