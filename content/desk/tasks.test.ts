import { parse } from 'yaml';
import { applyEdit } from './applyEdit';
import { addNotice, changeSession } from './tasks';

const notices = 'data/notices.yaml';
const facts = {
  starts: '2025-09-06T08:00',
  ends: '2025-09-07T08:00',
  importance: 'urgent',
  where: { city: 'krakow' },
};
const words = {
  en: { title: 'Storm', text: 'We are closed.' },
  de: { title: 'Sturm', text: 'Geschlossen.' },
};

it('a notice is put into the facts and into the words of each language that has them', () => {
  const values = { [notices]: [], 'data/en/notices.yaml': {} };
  expect(addNotice(values, facts, words).map(({ file, path }) => [file, path])).toEqual([
    [notices, []],
    ['data/en/notices.yaml', ['notice-2025-09-06']],
  ]);
});

it('what a file says already is not edited, also where it is more than a text', () => {
  const moved = { starts: '2025-09-20T18:30', venue: 'hall' };
  const values = {
    'data/sessions.yaml': [{ id: 'one', moved, revision: 1 }],
    'data/en/changes.yaml': { sessions: { one: { reason: 'Rain.' } } },
    'data/de/changes.yaml': { sessions: { one: { reason: 'Regen.' } } },
  };
  const reasons = { en: 'Rain.', de: 'Sturm.' };
  const edits = changeSession(values, 'one', { moved: { venue: 'hall' } }, reasons, '2025-09-19T08:00');
  expect(edits.map(({ file, path }) => [file, ...path])).toEqual([
    ['data/sessions.yaml', 'one', 'revision'],
    ['data/sessions.yaml', 'one', 'changed'],
    ['data/de/changes.yaml', 'sessions', 'one'],
  ]);
});

it('two notices that begin on the same day have ids of their own', () => {
  const values = { [notices]: [{ id: 'notice-2025-09-06' }, { id: 'notice-2025-09-06-2' }] };
  const [edit] = addNotice(values, facts, words);
  expect(edit).toMatchObject({ at: 2, value: { id: 'notice-2025-09-06-3', ...facts } });
});

it('the first notice is put into a file that has nothing but its comments', () => {
  const texts: Record<string, string> = {
    [notices]: '# What is said.\n[]\n',
    'data/en/notices.yaml': '# Words.\n{}\n',
  };
  const values = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, parse(text)]));
  for (const edit of addNotice(values, facts, words)) {
    const after = applyEdit(texts[edit.file] ?? '', edit) ?? '';
    expect(after).toMatch(/^# W/);
    texts[edit.file] = after;
  }
  expect(parse(texts[notices] ?? '')).toEqual([{ id: 'notice-2025-09-06', ...facts }]);
  expect(parse(texts['data/en/notices.yaml'] ?? '')).toEqual({ 'notice-2025-09-06': words.en });
});
