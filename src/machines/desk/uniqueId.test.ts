import { uniqueId } from './uniqueId';

it('gives another one each time, without what only safe pages have', () => {
  const ids = Array.from({ length: 50 }, uniqueId);
  expect(new Set(ids).size).toBe(50);
  expect(ids[0]).toMatch(/^\d+(-\d+){3}$/);
});
