import { contrast } from './contrast';

it('is that of WCAG, whichever colour is first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#f2b541', '#f2b541')).toBe(1);
  expect(contrast('#0f3d3e', '#fcfaf5')).toBeCloseTo(contrast('#fcfaf5', '#0f3d3e'));
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
