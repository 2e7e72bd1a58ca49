import { after, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { pathwayPaths } from '../../../tests/fixtures/paths/pathwayPaths';
import { type PathwayEvent, pathwayMachine, stages } from './pathwayMachine';

const afterEvent = (value: string, event: PathwayEvent) =>
  after(pathwayMachine, pathwayMachine.resolveState({ value }), event).value;

test('starts with the first stage', () => {
  expect(pathwayPaths[0]?.first.value).toBe('ignite1');
});

test.each(stages.flatMap((from) => stages.map((to) => [from, to] as const)))(
  'from %s any may follow: %s',
  (from, to) => {
    expect(afterEvent(from, { type: 'pathway.select', stage: to })).toBe(to);
  },
);

test.each(stages.map((stage, n) => [stage, n] as const))('the arrows wrap around %s', (stage, n) => {
  expect(afterEvent(stage, { type: 'pathway.next' })).toBe(stages.at((n + 1) % stages.length));
  expect(afterEvent(stage, { type: 'pathway.previous' })).toBe(stages.at(n - 1));
  expect(afterEvent(stage, { type: 'pathway.first' })).toBe('ignite1');
  expect(afterEvent(stage, { type: 'pathway.last' })).toBe('ace');
});

test('the paths reach every state and every transition', () => {
  expect(unreached(pathwayMachine, pathwayPaths)).toEqual({ states: [], transitions: [] });
});
