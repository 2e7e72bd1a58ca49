import fc from 'fast-check';
import { type Align, isInView, nearestPoint, snapPoints, stepTo, wholeSlides } from './snapPoints';

describe('snapPoints', () => {
  it('puts each slide at the start, up to the last full view', () => {
    expect(snapPoints(6, 1, 'start')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(snapPoints(6, 4, 'start')).toEqual([0, 1, 2]);
  });

  it('centres slides and trims the ends', () => {
    expect(snapPoints(5, 3, 'center')).toEqual([0, 1, 2]);
    expect(snapPoints(4, 2, 'center')).toEqual([0, 0.5, 1.5, 2]);
  });

  it('rests at one place with fewer slides than the view holds', () => {
    expect(snapPoints(2, 4, 'center')).toEqual([0]);
    expect(snapPoints(1, 1, 'start')).toEqual([0]);
    expect(snapPoints(0, 3, 'start')).toEqual([]);
  });

  it('never leaves a gap, and shows every slide somewhere', () => {
    const align = fc.constantFrom<Align>('center', 'start');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        align,
        (count, perView, at) => {
          const points = snapPoints(count, perView, at);
          for (const point of points) {
            expect(point).toBeGreaterThanOrEqual(0);
            expect(point).toBeLessThanOrEqual(Math.max(0, count - perView));
          }
          for (let slide = 0; slide < count; slide++) {
            const whole = points.map((point) => wholeSlides(point, perView, count));
            expect(whole.some(({ first, last }) => first <= slide + 1 && slide + 1 <= last)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('stepTo', () => {
  it('wraps around at the ends of a track that loops', () => {
    expect(stepTo(4, 1, 4, true)).toBe(0);
    expect(stepTo(0, -1, 4, true)).toBe(4);
  });

  it('stops at the ends of a track that does not', () => {
    expect(stepTo(4, 1, 4, false)).toBe(4);
    expect(stepTo(0, -1, 4, false)).toBe(0);
  });

  it('stops at the end first when a long drag would pass it', () => {
    expect(stepTo(3, 3, 4, true)).toBe(4);
    expect(stepTo(1, -3, 4, true)).toBe(0);
  });
});

describe('what is seen', () => {
  it('counts a slide that is cut as seen, but not as whole', () => {
    expect([0, 1, 2, 3].map((slide) => isInView(slide, 0.5, 2))).toEqual([true, true, true, false]);
    expect(wholeSlides(0.5, 2, 4)).toEqual({ first: 2, last: 2 });
  });

  it('ends with the last slide', () => {
    expect(wholeSlides(0, 4, 2)).toEqual({ first: 1, last: 2 });
  });

  it('finds the point that is nearest to where the reader scrolled', () => {
    expect(nearestPoint([0, 0.5, 1.5, 2], 1.2)).toBe(2);
    expect(nearestPoint([], 3)).toBe(0);
  });
});
