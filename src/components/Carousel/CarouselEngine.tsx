import { type ReactElement, useEffect, useRef } from 'react';
import { Carousel as ResponsiveCarousel } from 'react-responsive-carousel';
import { carousel } from '../../behaviour';

interface CarouselEngineProps {
  /** Index of the point at which the strip rests. */
  selected: number;
  slides: ReactElement[];
  /** A drag has ended this far from its start; px. */
  onDragged: (distance: number) => void;
}

const nothing = () => null;

/** At rest the style sheet says where the strip stands; so it is right at every width without being told. */
const atRest = () => ({ itemListStyle: {} });

/**
 * react-responsive-carousel as the engine of the drag alone. It knows one slide a view: left to itself it would centre,
 * show gaps at the ends and clone slides (docs/decisions/010-carousel.md). So the position is ours: `--offset` in slides, and
 * while somebody drags, the distance on top, kept inside the strip.
 */
export function CarouselEngine({ selected, slides, onDragged }: CarouselEngineProps) {
  const root = useRef<HTMLDivElement>(null);
  const distance = useRef(0);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // The browser took the touch for itself: the engine would wait for its end for ever.
    const release = ({ target }: Event) => {
      distance.current = 0;
      target?.dispatchEvent(new Event('touchend', { bubbles: true }));
    };
    const keepPicture = (event: Event) => event.preventDefault();
    element.addEventListener('touchcancel', release);
    element.addEventListener('dragstart', keepPicture);
    return () => {
      element.removeEventListener('touchcancel', release);
      element.removeEventListener('dragstart', keepPicture);
    };
  }, []);

  return (
    <div ref={root}>
      <ResponsiveCarousel
        selectedItem={selected}
        emulateTouch
        swipeScrollTolerance={carousel.dragThreshold}
        transitionTime={carousel.moveDuration}
        showArrows={false}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        renderArrowPrev={nothing}
        renderArrowNext={nothing}
        animationHandler={atRest}
        stopSwipingHandler={atRest}
        swipeAnimationHandler={({ x }, _props, { swipeMovementStarted }, setState) => {
          distance.current = x;
          if (!swipeMovementStarted && Math.abs(x) <= carousel.dragThreshold) return {};
          setState({ swipeMovementStarted: true });
          return { itemListStyle: { transform: draggedBy(x), transitionDuration: '0s' } };
        }}
        onSwipeEnd={() => {
          const dragged = distance.current;
          distance.current = 0;
          if (Math.abs(dragged) > carousel.dragThreshold) onDragged(dragged);
        }}
      >
        {slides}
      </ResponsiveCarousel>
    </div>
  );
}

/** The strip under the finger; it stops where a gap would begin. */
function draggedBy(distance: number): string {
  const place = `calc(var(--offset) * var(--step) + ${distance}px)`;
  return `translate3d(clamp(var(--last) * var(--step), ${place}, 0px), 0, 0)`;
}
