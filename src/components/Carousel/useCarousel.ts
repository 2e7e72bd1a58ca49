import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import { type Align, isInView, nearestPoint, snapPoints, stepTo, wholeSlides } from './snapPoints';
import { useEngine } from './useEngine';
import { useKeptFocus } from './useKeptFocus';
import { usePerView } from './usePerView';
import { useStripHold } from './useStripHold';

interface CarouselOptions {
  count: number;
  align: Align;
  loop: boolean;
  /** Index of the slide to bring into view. */
  show: number | undefined;
}

/** Where a carousel stands, and what moves it. */
export function useCarousel({ count, align, loop, show }: CarouselOptions) {
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState<number>();
  const Engine = useEngine(root);
  const known = usePerView();
  const perView = known ?? 1;
  const rememberFocus = useKeptFocus(root);

  const points = snapPoints(count, perView, align);
  const last = Math.max(0, points.length - 1);
  const selected = Math.min(chosen, last);
  const point = points[selected] ?? 0;

  if (asked !== show) {
    setAsked(show);
    if (show !== undefined && !isInView(show, point, perView)) setChosen(nearestPoint(points, show));
  }

  const hold = useStripHold(() => {
    const list = strip.current;
    if (list) setChosen(nearestPoint(points, (list.scrollLeft / list.clientWidth) * perView));
  });

  // Until the engine runs, the strip scrolls to where the buttons lead.
  useEffect(() => {
    const list = strip.current;
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    list?.scrollTo({ left: (point / perView) * list.clientWidth, behavior });
  }, [point, perView]);

  const go = (steps: number) => {
    rememberFocus();
    setMoved(true);
    setChosen(stepTo(selected, steps, last, loop));
  };
  const goByDrag = (distance: number) => {
    const slideWidth = (root.current?.querySelector('ul')?.clientWidth ?? 1) / perView;
    go(-Math.sign(distance) * Math.max(1, Math.round(Math.abs(distance) / slideWidth)));
  };
  return {
    root,
    strip,
    stripEvents: hold.events,
    /** There while the engine runs. */
    Engine: known !== undefined && !hold.held ? Engine : undefined,
    /** Not known on the server and while hydrating. */
    view: known && wholeSlides(point, known, count),
    point,
    lastPoint: points[last] ?? 0,
    selected,
    isFirst: selected === 0,
    isLast: selected === last,
    /** Somebody has moved it. */
    moved,
    isHidden: (slide: number) => !isInView(slide, point, perView),
    go,
    goByDrag,
  };
}
