/** How slides come to rest: centred in the view, or with the first one at its start. */
export type Align = 'center' | 'start';

/**
 * The places at which the track comes to rest, in slides from its beginning. The ends are trimmed: it never rests where
 * there would be a gap before the first or after the last slide.
 */
export function snapPoints(count: number, perView: number, align: Align): number[] {
  const last = Math.max(0, count - perView);
  const before = align === 'center' ? (perView - 1) / 2 : 0;
  const points = Array.from({ length: count }, (_, slide) => Math.min(Math.max(slide - before, 0), last));
  return [...new Set(points)];
}

/** Where a move of some steps leads. Past an end it stops there; from the end itself it goes round if the track loops. */
export function stepTo(selected: number, steps: number, last: number, loop: boolean): number {
  const target = selected + steps;
  if (target > last) return loop && selected === last ? 0 : last;
  if (target < 0) return loop && selected === 0 ? last : 0;
  return target;
}

/** Whether some of a slide can be seen while the track rests at a point. */
export function isInView(slide: number, point: number, perView: number): boolean {
  return slide + 1 > point && slide < point + perView;
}

/** The numbers of the first and the last slide that are seen as a whole, counted from 1. */
export function wholeSlides(point: number, perView: number, count: number): { first: number; last: number } {
  return { first: Math.ceil(point) + 1, last: Math.min(Math.floor(point + perView), count) };
}

/** The index of the point that is nearest to a place on the track. */
export function nearestPoint(points: readonly number[], place: number): number {
  const distances = points.map((point) => Math.abs(point - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
