import fc from 'fast-check';
import { Project } from '../../tests/fixtures/project';
import { factFiles, wordFiles } from './files';
import { formatProblem, formatProblems } from './problems';
import { readContent } from './readContent';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const mistakes = () => readContent(project.root).problems.map(formatProblem);

interface Case {
  mistake: string;
  make: () => void;
  said: string[];
}

const cases: Case[] = [
  {
    mistake: 'a missing key',
    make: () => project.edit('data/en/events.yaml', (words) => words.deleteIn(['tour', 'title'])),
    said: ['data/en/events.yaml › tour.title: expected a text, got nothing'],
  },
  {
    mistake: 'a key that nothing knows',
    make: () => project.edit('data/en/faq.yaml', (words) => words.set('resorces', 1)),
    said: [
      'data/en/faq.yaml: expected no key "resorces" (a typing mistake?), got the keys seo, head, categoriesLabel, categories, more, resources, resorces',
    ],
  },
  {
    mistake: 'a value of another type',
    make: () => project.edit('data/site.yaml', (site) => site.set('foundedYear', 'MMXXIII')),
    said: ['data/site.yaml › foundedYear: expected a value of type number, got "MMXXIII"'],
  },
  {
    mistake: 'a text that is a number',
    make: () => project.edit('data/en/events.yaml', (words) => words.setIn(['home', 'location'], 42)),
    said: ['data/en/events.yaml › home.location: expected a text, got 42'],
  },
  {
    mistake: 'a text that is empty',
    make: () => project.edit('data/en/events.yaml', (words) => words.setIn(['home', 'title'], ' ')),
    said: ['data/en/events.yaml › home.title: expected at least 1 character, got " "'],
  },
  {
    mistake: 'a list that is too short',
    make: () => project.edit('data/en/faq.yaml', (words) => words.deleteIn(['categories', 3])),
    said: ['data/en/faq.yaml › categories: expected at least 4 entries, got a list of 3'],
  },
  {
    mistake: 'a word that is none of the known ones',
    make: () => project.edit('data/events.yaml', (events) => events.setIn([0, 'group'], 'kids')),
    said: ['data/events.yaml › [0].group: expected one of "juniors", "adults", got "kids"'],
  },
  {
    mistake: 'a day that is no date',
    make: () => project.edit('data/events.yaml', (events) => events.setIn([1, 'starts'], 'Sep 13')),
    said: ['data/events.yaml › [1].starts: expected an ISO date, got "Sep 13"'],
  },
  {
    mistake: 'a day that the calendar does not have',
    make: () => project.edit('data/events.yaml', (events) => events.setIn([1, 'ends'], '2025-09-31')),
    said: ['data/events.yaml › [1].ends: expected an ISO date, got "2025-09-31"'],
  },
  {
    mistake: 'a time without a date',
    make: () => project.edit('data/sessions.yaml', (sessions) => sessions.setIn([0, 'ends'], '21:00')),
    said: ['data/sessions.yaml › [0].ends: expected an ISO date and time like 2025-09-13T18:00, got "21:00"'],
  },
  {
    mistake: 'an event that ends before it starts',
    make: () => project.edit('data/events.yaml', (events) => events.setIn([0, 'ends'], '2025-09-05')),
    said: ['data/events.yaml › [0].ends: expected an end that is not before the start, got "2025-09-05"'],
  },
  {
    mistake: 'a session that ends before it starts',
    make: () =>
      project.edit('data/sessions.yaml', (sessions) => sessions.setIn([0, 'ends'], '2025-09-13T17:00')),
    said: [
      'data/sessions.yaml › [0].ends: expected an end that is not before the start, got "2025-09-13T17:00"',
    ],
  },
  {
    mistake: 'milestones out of order',
    make: () =>
      project.edit('data/milestones.yaml', (milestones) => milestones.setIn([0, 'month'], '2030-01')),
    said: [
      expect.stringMatching(/^data\/milestones\.yaml: expected the months in order, got a list of \d+$/),
    ],
  },
  {
    mistake: 'an address that is none',
    make: () =>
      project.edit('data/en/navigation.yaml', (words) => words.setIn(['items', 0, 'href'], 'home.html')),
    said: [
      'data/en/navigation.yaml › items[0].href: expected a path like "/contact", an anchor like "#mission" or an https, mailto or tel address, got "home.html"',
    ],
  },
  {
    mistake: 'the id of no venue',
    make: () => project.edit('data/sessions.yaml', (sessions) => sessions.setIn([1, 'venue'], 'stadium')),
    said: ['data/sessions.yaml › [1].venue: expected the id of a venue (club, centre), got "stadium"'],
  },
  {
    mistake: 'a session in another city than its venue',
    make: () => project.edit('data/sessions.yaml', (sessions) => sessions.setIn([1, 'city'], 'krakow')),
    said: ['data/sessions.yaml › [1].city: expected "warsaw", where centre is, got "krakow"'],
  },
  {
    mistake: 'an id that is there twice',
    make: () => project.edit('data/sessions.yaml', (sessions) => sessions.setIn([1, 'id'], 'first')),
    said: ['data/sessions.yaml › [1].id: expected an id of its own, got "first" again'],
  },
  {
    mistake: 'words for an event that does not exist',
    make: () =>
      project.edit('data/en/events.yaml', (words) => words.set('gala', words.getIn(['tour'], true))),
    said: ['data/en/events.yaml › gala: expected an id of data/events.yaml, got "gala"'],
  },
  {
    mistake: 'an event without words',
    make: () => project.edit('data/en/events.yaml', (words) => words.delete('tour')),
    said: ['data/en/events.yaml › tour: expected the words for this id, got nothing'],
  },
  {
    mistake: 'a picture that is missing',
    make: () => project.remove('data/images/events/sample.jpg'),
    said: [
      'data/en/pictures.yaml › events/sample: expected the picture data/images/events/sample.jpg',
      'data/events.yaml › [0].picture: expected a picture of data/images, got "events/sample"',
      'data/events.yaml › [1].picture: expected a picture of data/images, got "events/sample"',
    ],
  },
  {
    mistake: 'a picture that is no key',
    make: () => project.edit('data/events.yaml', (events) => events.setIn([0, 'picture'], 'sample.jpg')),
    said: [
      'data/events.yaml › [0].picture: expected the key of a picture, like "home/hero-wide", got "sample.jpg"',
    ],
  },
  {
    mistake: 'a picture without words',
    make: () => project.edit('data/en/pictures.yaml', (words) => words.delete('events/sample')),
    said: ['data/en/pictures.yaml › events/sample: expected alt and caption, got nothing'],
  },
  {
    mistake: 'an alt of two words',
    make: () =>
      project.edit('data/en/pictures.yaml', (words) => words.setIn(['events/sample', 'alt'], 'a ball')),
    said: [
      'data/en/pictures.yaml › events/sample.alt: expected a sentence of three words or more, got "a ball"',
    ],
  },
  {
    mistake: 'a file that nothing uses',
    make: () => project.write('data/en/evnts.yaml', 'tour: {}'),
    said: [
      `data/en/evnts.yaml: expected no such file (nothing uses it); known: ${Object.keys(wordFiles).join('.yaml, ')}.yaml`,
    ],
  },
  {
    mistake: 'a picture whose name does not fit',
    make: () => project.write('data/images/events/My Photo.JPEG', ''),
    said: ['data/images/events/My Photo.JPEG: expected images/<collection>/<name>.jpg or .png'],
  },
  {
    mistake: 'a folder that is no language',
    make: () => project.write('data/polski/faq.yaml', project.read('data/en/faq.yaml')),
    said: ['data/polski: expected a folder "images" or a language like "pl"'],
  },
  {
    mistake: 'a file that is missing',
    make: () => project.remove('data/events.yaml'),
    said: ['data/events.yaml: expected this file with content, got nothing'],
  },
  {
    mistake: 'a file that is empty',
    make: () => project.write('data/en/faq.yaml', ''),
    said: ['data/en/faq.yaml: expected a value of type object, got null'],
  },
  {
    mistake: 'YAML that is broken',
    make: () => project.write('data/events.yaml', '- id: tour\n  starts: [2025-09-06\n- id: home\n'),
    said: [
      expect.stringMatching(/^data\/events\.yaml › line 3, column 1: expected valid YAML, got: .{10,}[^:]$/),
    ],
  },
  {
    mistake: 'a key that is there twice',
    make: () => project.write('data/en/venues.yaml', 'club: {}\nclub: {}\n'),
    said: ['data/en/venues.yaml › line 2, column 1: expected valid YAML, got: Map keys must be unique'],
  },
  {
    mistake: 'an alias',
    make: () => project.write('data/events.yaml', '- &tour { id: tour }\n- *tour\n'),
    said: [expect.stringMatching(/^data\/events\.yaml: expected YAML without aliases, got: /)],
  },
];

it('finds nothing wrong with content that is in order', () => {
  expect(mistakes()).toEqual([]);
  expect(readContent(project.root).content?.facts.events).toHaveLength(2);
});

it.each(cases)('says where the mistake is and what was expected: $mistake', ({ make, said }) => {
  make();
  expect(mistakes()).toEqual(said);
});

it('says all mistakes at once', () => {
  project.edit('data/events.yaml', (events) => {
    events.setIn([0, 'starts'], 'soon');
    events.setIn([1, 'country'], 'FR');
  });
  project.edit('data/site.yaml', (site) => site.set('phone', '12'));
  project.write('data/en/faq.yaml', 'seo: [');
  project.write('data/en/notes.txt', 'To do');
  const text = formatProblems(readContent(project.root).problems);
  expect(text).toMatch(/^The content in data\/ has 5 mistakes:\n/);
  for (const place of [
    'data/events.yaml › [0].starts',
    'data/events.yaml › [1].country',
    'data/site.yaml › phone',
    'data/en/faq.yaml › line 1, column 7',
    'data/en/notes.txt',
  ])
    expect(text).toContain(`\n  ${place}: expected `);
});

it('speaks of one mistake in the singular', () => {
  expect(formatProblems([{ file: 'data/site.yaml', path: '', message: 'expected more' }])).toBe(
    'The content in data/ has 1 mistake:\n  data/site.yaml: expected more',
  );
});

it('names the file of every mistake and never throws, whatever a file holds', () => {
  const files = [
    ...Object.keys(factFiles).map((name) => `data/${name}.yaml`),
    ...Object.keys(wordFiles).map((name) => `data/en/${name}.yaml`),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.oneof(fc.json(), fc.string()), (file, text) => {
      const before = project.read(file);
      project.write(file, text);
      const { content, problems } = readContent(project.root);
      project.write(file, before);
      expect(content === undefined || problems.length === 0).toBe(true);
      expect(content === undefined && problems.length === 0).toBe(false);
      for (const problem of problems) expect(problem.file).toMatch(/^data\/.+/);
    }),
    { numRuns: 60 },
  );
});
