import { required } from './required';

it('returns the value, even a falsy one', () => {
  expect(required('', 'title')).toBe('');
  expect(required(0, 'count')).toBe(0);
});

it.each([null, undefined])('names what is missing: %s', (value) => {
  expect(() => required(value, 'home content')).toThrow('found no home content');
});
