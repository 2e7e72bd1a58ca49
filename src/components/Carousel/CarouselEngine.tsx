import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { Carousel as ResponsiveCarousel } from 'react-responsive-carousel';
import { carousel } from '../../behaviour';

interface CarouselEngineProps {
  slides: ReactElement[];
  /** Called at the end of a drag with its horizontal distance; px. */
  onDragged: (distance: number) => void;
}

const nothing = () => null;

/** At rest the style sheet positions the track, so that it is right at every width. */
const atRest = () => ({ itemListStyle: {} });

/** The position of the track during a drag. It stops at the first and the last slide. */
const draggedBy = (distance: number) =>
  `translate3d(clamp(var(--last) * var(--step), var(--offset) * var(--step) + ${distance}px, 0px), 0, 0)`;

/** Uses react-responsive-carousel only for dragging: docs/decisions/010-carousel.md. */
export function CarouselEngine({ slides, onDragged }: CarouselEngineProps) {
  const distance = useRef(0);
  // When the browser takes over a touch (`touchcancel`), the engine would wait for `touchend` forever.
  const release = ({ target }: SyntheticEvent) => {
    distance.current = 0;
    target.dispatchEvent(new Event('touchend', { bubbles: true }));
  };
  return (
    <div onTouchCancel={release}>
      <ResponsiveCarousel
        emulateTouch
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
          if (Math.abs(distance.current) > carousel.dragThreshold) onDragged(distance.current);
          distance.current = 0;
        }}
      >
        {slides}
      </ResponsiveCarousel>
    </div>
  );
}
