import { createActor } from 'xstate';
import { finderInput, finderPaths } from '../../../tests/fixtures/paths/finderPaths';
import { after, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { type FinderEvent, type FinderInput, finderMachine } from './finderMachine';

const choose = (answer: string): FinderEvent => ({ type: 'finder.choose', answer });
const next: FinderEvent = { type: 'finder.next' };
const back: FinderEvent = { type: 'finder.back' };
const restart: FinderEvent = { type: 'finder.restart' };

/** Where the events lead from the first question, and with which answers. */
function led(events: readonly FinderEvent[], input: FinderInput = finderInput) {
  const actor = createActor(finderMachine, { input }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, answers: context.answers };
}

const found = [choose('child'), next, choose('warsaw'), next, choose('camp'), next];

test('begins with the first question, and nothing answered', () => {
  expect(led([])).toEqual({ value: 'who', answers: {} });
});

test('three answers lead to the result', () => {
  expect(led(found)).toEqual({ value: 'result', answers: { who: 'child', city: 'warsaw', goal: 'camp' } });
});

test.each([
  ['who', []],
  ['city', [choose('child'), next]],
  ['goal', [choose('child'), next, choose('krakow'), next]],
])('%s cannot be left without an answer', (state, events) => {
  expect(led([...events, next]).value).toBe(state);
});

test.each([
  ['an answer to another question', [choose('krakow')]],
  ['an answer that nobody offers', [choose('nobody')]],
  ['a name that every object has', [choose('constructor')]],
])('%s is not taken', (_, events) => {
  expect(led(events)).toEqual({ value: 'who', answers: {} });
});

test('what somebody else may look for is not offered', () => {
  expect(led([choose('child'), next, choose('krakow'), next, choose('tour'), next])).toEqual({
    value: 'goal',
    answers: { who: 'child', city: 'krakow' },
  });
});

test('back keeps the answers', () => {
  const answers = { who: 'child', city: 'warsaw', goal: 'camp' };
  expect(led([...found, back])).toEqual({ value: 'goal', answers });
  expect(led([...found, back, back])).toEqual({ value: 'city', answers });
  expect(led([...found, back, back, back])).toEqual({ value: 'who', answers });
  expect(led([...found, back, back, back, back])).toEqual({ value: 'who', answers });
});

test('who it is takes back only what no longer fits', () => {
  const again = [...found, back, back, back, choose('adult')];
  expect(led(again)).toEqual({ value: 'who', answers: { who: 'adult', city: 'warsaw' } });
  expect(led([...again, next, next, next]).value).toBe('goal');
  const training = [...found, back, choose('training'), back, back, choose('adult'), next, next, next];
  expect(led(training)).toEqual({
    value: 'result',
    answers: { who: 'adult', city: 'warsaw', goal: 'training' },
  });
});

test('start again forgets all', () => {
  expect(led([...found, restart])).toEqual({ value: 'who', answers: {} });
});

test('the only answer to a question is given already, also after a new start', () => {
  const input = { ...finderInput, cities: finderInput.cities.slice(0, 1) };
  expect(led([], input).answers).toEqual({ city: 'krakow' });
  const events = [choose('child'), next, next, choose('camp'), next];
  expect(led(events, input).value).toBe('result');
  expect(led([...events, restart], input)).toEqual({ value: 'who', answers: { city: 'krakow' } });
});

test('every path ends in the result only with three answers that belong together', () => {
  const results = finderPaths.flatMap(({ steps }) => steps.filter(({ state }) => state.value === 'result'));
  expect(results.length).toBeGreaterThan(7);
  for (const { state } of results) {
    const { who, city, goal } = state.context.answers;
    const person = finderInput.people.find(({ key }) => key === who);
    expect(person?.goals.map(({ key }) => key)).toContain(goal);
    expect(finderInput.cities.map(({ key }) => key)).toContain(city);
  }
});

test('in every state only the answers of its question change anything', () => {
  for (const { steps } of finderPaths) {
    const last = steps.at(-1)?.state;
    if (!last) continue;
    for (const answer of ['nobody', ''])
      expect(after(finderMachine, last, choose(answer)).context.answers).toEqual(last.context.answers);
  }
});

test('the paths reach every state and every transition', () => {
  expect(unreached(finderMachine, finderPaths)).toEqual({ states: [], transitions: [] });
});
