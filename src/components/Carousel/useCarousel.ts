import { type FocusEvent, type TouchEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import { useLazyPart } from '../LazyPart/useLazyPart';
import { type Align, isInView, nearestPoint, snapPoints, stepTo, wholeSlides } from './snapPoints';
import { usePerView } from './usePerView';

interface CarouselOptions {
  count: number;
  align: Align;
  loop: boolean;
  /** Index of the slide to bring into view. */
  show: number | undefined;
}

/** The track counts as resting after this long without movement; ms. */
const restTime = 150;

let comeNear = () => {};
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

/**
 * Resolves for all carousels as soon as one is near the view, so that those in closed tabs switch to the
 * engine unseen.
 */
const loadEngine = () => near.then(() => import('./CarouselEngine'));

/** The state of a carousel, and the functions that move it. */
export function useCarousel({ count, align, loop, show }: CarouselOptions) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const touched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [held, setHeld] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState<number>();
  const { state: engine } = useLazyPart(loadEngine);
  const known = usePerView();
  const perView = known ?? 1;

  const points = snapPoints(count, perView, align);
  const last = Math.max(0, points.length - 1);
  const selected = Math.min(chosen, last);
  const point = points[selected] ?? 0;

  if (asked !== show) {
    setAsked(show);
    if (show !== undefined && !isInView(show, point, perView)) setChosen(nearestPoint(points, show));
  }

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeNear(),
      { rootMargin: '50%' },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // Without the engine, the track has to be scrolled to its new position. With it, the style sheet
    // positions the track.
    const left = (point / perView) * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });

    // A focused slide that leaves the view hands the focus to the nearest one in view.
    const slides = [...(root.current?.querySelectorAll('fieldset') ?? [])];
    const focused = slides.findIndex((slide) => slide.inert && slide.contains(document.activeElement));
    const nearest = Math.min(Math.max(focused, Math.floor(point)), Math.ceil(point + perView) - 1);
    if (focused >= 0) slides[nearest]?.querySelector('button')?.focus({ preventScroll: true });
  }, [point, perView]);

  /**
   * The engine must not take over while somebody is touching or scrolling the track, or has the focus in it.
   */
  const hold = (event: UIEvent | TouchEvent | FocusEvent) => {
    if ('touches' in event) touched.current = event.touches.length > 0;
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const list = track.current;
      if (!list) return;
      setChosen(nearestPoint(points, (list.scrollLeft / list.clientWidth) * perView));
      setHeld(touched.current || list.matches(':focus-within'));
    }, restTime);
  };

  const target = (steps: number) => stepTo(selected, steps, last, loop);
  const go = (steps: number) => {
    setMoved(true);
    setChosen(target(steps));
  };
  return {
    root,
    track: {
      ref: track,
      onScroll: hold,
      onTouchStart: hold,
      onTouchEnd: hold,
      onTouchCancel: hold,
      onFocus: hold,
      onBlur: hold,
    },
    /** Undefined unless the engine is running. */
    Engine: known && !held && engine.status === 'loaded' ? engine.part.CarouselEngine : undefined,
    /** Undefined on the server and while hydrating. */
    view: known && wholeSlides(point, known, count),
    point,
    lastPoint: points[last] ?? 0,
    /** True once somebody has moved the carousel. */
    moved,
    isHidden: (slide: number) => !isInView(slide, point, perView),
    leads: (steps: number) => target(steps) !== selected,
    go,
    goByDrag: (distance: number) => {
      const slideWidth = root.current?.querySelector('li')?.offsetWidth ?? 1;
      go(-Math.sign(distance) * Math.max(1, Math.round(Math.abs(distance) / slideWidth)));
    },
  };
}
