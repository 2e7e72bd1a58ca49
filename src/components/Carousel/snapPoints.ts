/** Where slides come to rest: centred in the view, or with the first one at its start. */
export type Align = 'center' | 'start';

/**
 * The positions at which the track can rest, in slides from its start. They are limited so that there is
 * never a gap before the first or after the last slide.
 */
export function snapPoints(count: number, perView: number, align: Align): number[] {
  const last = Math.max(0, count - perView);
  const before = align === 'center' ? (perView - 1) / 2 : 0;
  const points = Array.from({ length: count }, (_, slide) => Math.min(Math.max(slide - before, 0), last));
  return [...new Set(points)];
}

/**
 * The position after a move of some steps. It stops at an end; a move that starts at an end wraps around if
 * `loop` is set.
 */
export function stepTo(selected: number, steps: number, last: number, loop: boolean): number {
  const target = selected + steps;
  if (target > last) return loop && selected === last ? 0 : last;
  if (target < 0) return loop && selected === 0 ? last : 0;
  return target;
}

/** Whether a slide is at least partly visible while the track rests at a point. */
export function isInView(slide: number, point: number, perView: number): boolean {
  return slide + 1 > point && slide < point + perView;
}

/** The numbers of the first and last fully visible slide, counted from 1. */
export function wholeSlides(point: number, perView: number, count: number): { first: number; last: number } {
  return { first: Math.ceil(point) + 1, last: Math.min(Math.floor(point + perView), count) };
}

/** The index of the point nearest to a position on the track. */
export function nearestPoint(points: readonly number[], place: number): number {
  const distances = points.map((point) => Math.abs(point - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
