import { readContent } from '../../gatsby/data/readData';
import { find, hrefs, nodesOf } from '../../tests/fixtures/nodes';
import { Project } from '../../tests/fixtures/project';
import { placeholders } from '../texts/placeholders';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const nodes = () => nodesOf(project);

describe('a second language', () => {
  beforeEach(() => {
    project.edit('data/site.yaml', (site) => site.set('languages', ['en', 'pl']));
    project.translate('pl');
    project.edit('data/pl/events.yaml', (words) => words.setIn(['tour', 'title'], 'Trójmecz w Pradze'));
  });

  it('has a node for every node of the default language', () => {
    const all = nodes();
    const names = (locale: string) =>
      all.filter((node) => node.locale === locale).map(({ type, key }) => `${type} ${key}`);
    expect(names('pl').length).toBeGreaterThan(10);
    expect(names('pl')).toEqual(names('en'));
  });

  it('speaks Polish, in dates too, and ends no line with a word of one letter', () => {
    const all = nodes();
    expect(find(all, 'CricketEvent', 'pl', 'tour')).toMatchObject({
      title: 'Trójmecz w\u00A0Pradze',
      daysText: '6–\u20607\u00A0września\u00A02025',
      starts: '2025-09-06T00:00:00+02:00',
      picture: 'Picture:pl:events/sample',
    });
    expect(find(all, 'CricketEvent', 'en', 'tour')).toMatchObject({ title: 'Tour' });
    expect(find(all, 'TrainingSession', 'pl', 'first')).toMatchObject({
      weekday: 'sobota',
      daysText: '13\u00A0wrz',
    });
  });

  it('leads to Polish pages alone', () => {
    const polish = nodes().filter(({ locale }) => locale === 'pl');
    const links = polish.flatMap(({ fields }) => hrefs(fields));
    expect(links).toEqual(
      expect.arrayContaining(['/pl/', '/pl/schedule', '/pl/coaching/junior', '/pl/#about']),
    );
    expect(links.filter((link) => !link.startsWith('/pl/'))).toEqual([]);
  });

  it('is checked, but has no nodes, while it is not published', () => {
    project.edit('data/site.yaml', (site) => site.set('languages', ['en']));
    const all = nodes();
    expect(new Set(all.map(({ locale }) => locale))).toEqual(new Set(['en']));
    expect(find(all, 'LayoutContent', 'en')).toMatchObject({ locales: [{ code: 'en', prefix: '' }] });
    const { content } = readContent(project.root);
    expect(content && placeholders(content).filter((line) => line.startsWith('data/pl/'))).toEqual([]);
    project.edit('data/pl/events.yaml', (words) => words.delete('home'));
    expect(readContent(project.root).problems).toHaveLength(1);
  });

  it('takes a file that is not translated yet from the first one, while it is not published', () => {
    project.edit('data/site.yaml', (site) => site.set('languages', ['en']));
    project.remove('data/pl/faq.yaml');
    const { content } = readContent(project.root);
    expect(content?.words.pl?.faq).toEqual(content?.words.en?.faq);
    expect(content?.words.pl?.home).not.toEqual(content?.words.en?.home);
  });

  it('is at the root where it is listed first', () => {
    project.edit('data/site.yaml', (site) => site.set('languages', ['pl', 'en']));
    const all = nodes();
    expect(hrefs(find(all, 'LayoutContent', 'pl'))).toContain('/schedule');
    expect(hrefs(find(all, 'LayoutContent', 'en'))).toContain('/en/schedule');
  });

  it('says mistakes of the translation with its own file', () => {
    project.edit('data/pl/events.yaml', (words) => words.delete('home'));
    expect(readContent(project.root).problems).toEqual([
      {
        file: 'data/pl/events.yaml',
        path: 'home',
        message: 'expected the words for this id, got nothing',
      },
    ]);
  });
});

describe('a language that has been begun', () => {
  beforeEach(() => {
    project.edit('data/site.yaml', (site) => {
      site.set('languages', ['en', 'cs']);
      site.set('begun', ['cs']);
    });
    project.translate('cs');
  });

  it('has the first language’s words on its own pages where a file is missing, and entries say so', () => {
    project.remove('data/cs/faq.yaml');
    project.remove('data/cs/events.yaml');
    const all = nodes();
    expect(find(all, 'LayoutContent', 'cs')).toMatchObject({
      locales: [{ missing: [] }, { code: 'cs', missing: ['faq', 'events'] }],
      interface: { locale: 'cs' },
      borrowed: { locale: 'en' },
    });
    expect(find(all, 'CricketEvent', 'cs', 'tour')).toMatchObject({
      lang: 'en',
      title: 'Tour',
      daysText: 'Sep 6-7, 2025',
      picture: 'Picture:cs:events/sample',
    });
    expect(find(all, 'TrainingSession', 'cs', 'first')).toMatchObject({ venue: 'club ground' });
    expect(find(all, 'TrainingSession', 'cs', 'first')).not.toHaveProperty('lang');
    const [english, czech] = [find(all, 'FaqContent', 'en'), find(all, 'FaqContent', 'cs-en')];
    expect(Reflect.get(Object(czech), 'head').title).toBe(Reflect.get(Object(english), 'head').title);
    expect(hrefs(czech).filter((link) => !link.startsWith('/cs/'))).toEqual([]);
  });

  it('marks nothing where the whole main part is in the first language', () => {
    project.remove('data/cs/events.yaml');
    expect(find(nodes(), 'CricketEvent', 'cs-en', 'tour')).not.toHaveProperty('lang');
  });

  it('borrows nothing once it has every file', () => {
    const all = nodes();
    expect(find(all, 'LayoutContent', 'cs')).not.toHaveProperty('borrowed');
    expect(new Set(all.map(({ locale }) => locale))).toEqual(new Set(['en', 'cs']));
  });

  it('reports a mistake of a file that it lacks once, with the first language', () => {
    project.remove('data/cs/faq.yaml');
    project.edit('data/en/faq.yaml', (faq) => faq.setIn(['more', 'contact', 'href'], '/nowhere'));
    project.edit('data/en/faq.yaml', (faq) => faq.setIn(['head', 'title'], ''));
    const { problems } = readContent(project.root);
    expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual(['data/en/faq.yaml head.title']);
    project.edit('data/en/faq.yaml', (faq) => faq.setIn(['head', 'title'], 'Questions'));
    expect(readContent(project.root).problems.map(({ file }) => file)).toEqual(['data/en/faq.yaml']);
  });
});
