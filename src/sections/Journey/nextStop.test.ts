import { adultsEvent, cancelledEvent, tourEvent, wordyEvent } from '../../../tests/fixtures/events';
import { nextStop } from './nextStop';

const all = [wordyEvent, tourEvent, adultsEvent];

test('the plane is on its way to the first series', () => {
  expect(nextStop(all, '2025-08-01T12:00:00Z')).toBe(0);
});

test('once the first is over, it flies to the next, also while that one is played', () => {
  expect(nextStop(all, '2025-09-04T12:00:00Z')).toBe(1);
  expect(nextStop(all, '2025-09-06T12:00:00Z')).toBe(1);
});

test('it flies to no series that is called off', () => {
  expect(nextStop([cancelledEvent, adultsEvent], '2025-08-01T12:00:00Z')).toBe(1);
});

test('when all are over, it stays on the way to the last', () => {
  expect(nextStop(all, '2026-01-15T12:00:00Z')).toBe(2);
});
