import { applyPatch } from 'diff';
import { parse } from 'yaml';
import { z } from 'zod';
import { deskContent } from '../../tests/fixtures/desk/deskContent';
import { type Change, drafted, type Edit, valueAt } from './edits';
import { formOf, forms } from './forms';
import { withChange, withChoice } from './history';
import { patchOf } from './patch';
import { planned } from './plan';
import { type ChangedFile, review, valuesOf } from './review';
import { addEvent, addQuestion, changeSession, tellResult } from './tasks';

const id = 'krakow-juniors-2025-09-13';
const start = review(deskContent, []);
const values = valuesOf(deskContent);
const reasons = { en: 'The hall is closed.', pl: 'Hala jest zamknięta.' };

const change = (edits: readonly Edit[], name = 'one'): Change => ({ id: name, edits });
const file = (files: readonly ChangedFile[], name: string) =>
  files.find((changed) => changed.file === name)?.after ?? '';

const title = (before: string, after: string): Edit => ({
  kind: 'set',
  file: 'data/en/editable.yaml',
  path: ['hero', 'title'],
  before,
  after,
});

it('the content as it is has no mistakes, and the desk does not have the hash', () => {
  expect(start).toMatchObject({ problems: [], files: [], changes: [] });
  expect(Object.keys(values)).not.toContain('data/admin.yaml');
});

describe('tasks', () => {
  it('cancelling says so in every language, and calendars see a new version', () => {
    const edits = changeSession(values, id, { cancelled: true }, reasons, '2025-09-12T08:00');
    const { problems, files } = review(deskContent, [change(edits)]);
    expect(problems).toEqual([]);
    expect(files.map((one) => one.file)).toEqual([
      'data/sessions.yaml',
      'data/en/changes.yaml',
      'data/pl/changes.yaml',
    ]);
    expect(file(files, 'data/sessions.yaml')).toContain(
      'ends: 2025-09-13T21:00\n  cancelled: true\n  revision: 1\n  changed: 2025-09-12T08:00\n',
    );
  });

  it('a language that is begun and lacks the file is left out', () => {
    const { 'data/pl/changes.yaml': _, ...begun } = values;
    const edits = changeSession(begun, id, { cancelled: true }, reasons, '2025-09-12T08:00');
    expect(edits.map((edit) => edit.file)).not.toContain('data/pl/changes.yaml');
    expect(edits.map((edit) => edit.file)).toContain('data/en/changes.yaml');
  });

  it('a session that is moved and then cancelled is cancelled at its new time, which stays when that is taken back', () => {
    const moved = { moved: { starts: '2025-09-14T18:00', ends: '2025-09-14T21:00' } };
    const first = change(changeSession(values, id, moved, reasons, '2025-09-12T08:00'));
    const between = drafted(values, [first]);
    expect(review(deskContent, [first]).problems).toEqual([]);
    const edits = changeSession(between, id, { cancelled: true }, reasons, '2025-09-12T09:00');
    const session = (changes: readonly Change[]) => {
      const { problems, files } = review(deskContent, changes);
      expect(problems).toEqual([]);
      return valueAt(parse(file(files, 'data/sessions.yaml')), [id]);
    };
    const draft = [first, change(edits, 'two')];
    expect(session(draft)).toMatchObject({ ...moved, cancelled: true, revision: 2 });
    const path = [id, 'cancelled'];
    const back = change([{ kind: 'set', file: 'data/sessions.yaml', path, before: true }], 'three');
    expect(session([...draft, back])).toMatchObject(moved);
    expect(session([...draft, back])).not.toHaveProperty('cancelled');
  });

  it('weekly sessions are put in their places; a plan with mistakes adds none', () => {
    const plan = {
      ...{ city: 'warsaw', group: 'juniors', venue: 'warsaw-sports-centre', weekday: 'sunday' },
      ...{ time: '10:00-12:00', from: '2026-10-04', until: '2026-10-25', except: [] },
    };
    const { content } = start;
    if (!content) throw new Error('The sample content has mistakes.');
    const { edits, problems } = planned(plan, content);
    expect([problems, edits.length]).toEqual([[], 4]);
    expect(review(deskContent, [change(edits)])).toMatchObject({ problems: [], files: [{}] });
    expect(planned({ ...plan, until: '2026-10-01' }, content).edits).toEqual([]);
  });

  it('a question, an event and its result are there in every language', () => {
    const said = { question: 'Is there tea?', answer: 'There is.' };
    const words = { title: 'Tea', time: 'One day', location: 'Home', description: 'Tea for all.' };
    const event = {
      ...{ id: 'tea', group: 'juniors', starts: '2025-09-10', ends: '2025-09-10' },
      ...{ country: 'PL', picture: 'events/home-test-series' },
    };
    const changes = [
      change(addQuestion(values, 0, { en: said, pl: said })),
      change(addEvent(values, event, { en: words, pl: words }), 'two'),
    ];
    const result = { result: 'Won.', report: '' };
    const between = drafted(values, changes);
    const last = change(tellResult(between, 'tea', { en: result, pl: result }), 'three');
    const { problems, files } = review(deskContent, [...changes, last]);
    // The words are the same in both languages, which the check takes for words that nobody translated.
    expect(problems.filter(({ message }) => !message.includes('translat'))).toEqual([]);
    expect(file(files, 'data/en/events.yaml')).toContain('result: Won.');
  });
});

describe('a draft', () => {
  it('shows what it changes, word by word', () => {
    const { changes } = review(deskContent, [change([title('Welcome to the academy', 'x')])]);
    expect(changes[0]?.stale).toMatchObject([{ mine: 'x' }]);
    const now = String(Object(values['data/en/editable.yaml']).hero.title);
    const [reviewed] = review(deskContent, [change([title(now, `${now} indeed`)])]).changes;
    expect(reviewed?.differences[0]).toMatchObject({
      path: 'hero.title',
      pieces: [{ text: now }, { text: ' indeed', only: 'after' }],
    });
  });

  it('takes several edits of a field for one change, and one back to the beginning for none', () => {
    const one = withChange([], change([title('a', 'b')]));
    expect(withChange(one, change([title('b', 'c')], 'two'))).toEqual([change([title('a', 'c')])]);
    expect(withChange(one, change([title('b', 'a')], 'two'))).toEqual([]);
  });

  it('where the site has moved on, mine or theirs is chosen place by place', () => {
    const now = String(Object(values['data/en/editable.yaml']).hero.title);
    const draft = [change([title('as it was', 'mine')])];
    const stale = review(deskContent, draft).changes[0]?.stale?.[0];
    if (!stale) throw new Error('It should not fit.');
    expect(stale.theirs).toBe(now);
    expect(withChoice(draft, 'one', stale, false)).toEqual([]);
    const mine = withChoice(draft, 'one', stale, true);
    expect(review(deskContent, mine).changes).toMatchObject([{ id: 'one' }]);
    expect(Object(drafted(values, mine)['data/en/editable.yaml']).hero.title).toBe('mine');
  });

  it('that was published changes nothing any more', () => {
    const edits = changeSession(values, id, { cancelled: true }, reasons, '2025-09-12T08:00');
    const { files } = review(deskContent, [change(edits)]);
    const texts = { ...deskContent.texts, ...Object.fromEntries(files.map((one) => [one.file, one.after])) };
    expect(review({ ...deskContent, texts }, [change(edits)])).toMatchObject({
      files: [],
      changes: [{ id: 'one', made: true }],
    });
  });

  it('that was published is empty, even where a later change went on at the same place', () => {
    const moved = { moved: { starts: '2025-09-14T18:00', ends: '2025-09-14T21:00' } };
    const first = change(changeSession(values, id, moved, reasons, '2025-09-12T08:00'));
    const edits = changeSession(
      drafted(values, [first]),
      id,
      { cancelled: true },
      reasons,
      '2025-09-12T09:00',
    );
    const draft = [first, change(edits, 'two')];
    const { files } = review(deskContent, draft);
    const texts = { ...deskContent.texts, ...Object.fromEntries(files.map((one) => [one.file, one.after])) };
    expect(review({ ...deskContent, texts }, draft)).toMatchObject({
      files: [],
      changes: [
        { id: 'one', made: true },
        { id: 'two', made: true },
      ],
    });
  });

  it('is a patch that gives the files', () => {
    const edits = changeSession(values, id, { cancelled: true }, reasons, '2025-09-12T08:00');
    const { files } = review(deskContent, [change(edits)]);
    for (const one of files) expect(applyPatch(one.before, patchOf([one]))).toBe(one.after);
  });
});

describe('forms', () => {
  it('there is one for every file but that of the password', () => {
    expect(Object.keys(forms().facts)).toEqual(expect.arrayContaining(['sessions', 'site']));
    expect(Object.keys(forms().facts)).not.toContain('admin');
    expect(Object.keys(forms().words)).toContain('faq');
  });

  it('a field that is added to a schema is in its form', () => {
    const entry = z.strictObject({ name: z.string().min(1).max(20).meta({ title: 'The name' }) });
    const more = entry.extend({ days: z.array(z.iso.date()).min(1), indoor: z.boolean().optional() });
    expect(formOf(z.record(z.string(), more))).toEqual({
      kind: 'entries',
      of: {
        kind: 'map',
        fields: [
          {
            name: 'name',
            required: true,
            field: { kind: 'text', title: 'The name', input: 'text', max: 20, required: true },
          },
          {
            name: 'days',
            required: true,
            field: { kind: 'list', min: 1, of: { kind: 'text', input: 'date', required: false } },
          },
          { name: 'indoor', required: false, field: { kind: 'flag' } },
        ],
      },
    });
  });
});
