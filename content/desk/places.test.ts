import { newProblems, stepsTo } from './places';

const file = 'data/sessions.yaml';

describe('the place of a problem', () => {
  it.each([
    ['[1].moved.ends', ['b', 'moved', 'ends']],
    ['[2].starts', [2, 'starts']],
    ['', []],
  ])('%s has its steps, by id where there is one', (path, steps) => {
    expect(stepsTo({ file, path }, { [file]: [{ id: 'a' }, { id: 'b' }, { id: '' }] })).toEqual(steps);
  });
});

test('a problem is not new because an entry was put in before it', () => {
  const message = 'expected an ISO date, got ""';
  const problems = newProblems(
    { values: { [file]: [{ id: 'a' }] }, problems: [{ file, path: '[0].starts', message }] },
    {
      values: { [file]: [{ id: 'b' }, { id: 'a' }] },
      problems: [
        { file, path: '[0].starts', message },
        { file, path: '[1].starts', message },
      ],
    },
  );
  expect(problems).toEqual([{ file, path: '[0].starts', message }]);
});
