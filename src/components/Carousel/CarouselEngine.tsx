import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { Carousel as ResponsiveCarousel } from 'react-responsive-carousel';
import { carousel } from '../../behaviour';

interface CarouselEngineProps {
  slides: ReactElement[];
  /** A drag has ended this far from its start; px. */
  onDragged: (distance: number) => void;
}

const nothing = () => null;

/** At rest the style sheet says where the track stands; so it is right at every width without being told. */
const atRest = () => ({ itemListStyle: {} });

/** Where the track is while it is dragged; it stops where a gap would begin. */
const draggedBy = (distance: number) =>
  `translate3d(clamp(var(--last) * var(--step), var(--offset) * var(--step) + ${distance}px, 0px), 0, 0)`;

/** react-responsive-carousel as the engine of the drag alone: docs/decisions/010-carousel.md. */
export function CarouselEngine({ slides, onDragged }: CarouselEngineProps) {
  const distance = useRef(0);
  // The browser took the touch for itself: the engine would wait for its end for ever.
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
