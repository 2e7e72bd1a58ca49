import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { fill } from '../../../content/texts/fill';
import { carousel as behaviour } from '../../behaviour';
import { hasModifier } from '../../browser/modifiers';
import { useInterface } from '../../content/InterfaceContext';
import type { PictureView } from '../../content/types';
import * as styles from './Carousel.module.css';
import { CarouselButton } from './CarouselButton';
import { CarouselSlide } from './CarouselSlide';
import type { Align } from './snapPoints';
import { useCarousel } from './useCarousel';

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  pictures: readonly PictureView[];
  align?: Align;
  /**
   * At either end, buttons and drags wrap around to the other end. Without it, the buttons are disabled
   * there.
   */
  loop?: boolean;
  /** Turns the slides into buttons; called with the picture's index. */
  onEnlarge?: (index: number) => void;
  /** Scrolls the picture with this index into view. */
  show?: number;
}

/**
 * A row of pictures, 1 to 4 in view. The HTML contains a scrollable track; once the page is usable, an engine
 * takes it over in place: docs/decisions/010-carousel.md.
 */
export function Carousel({
  label,
  pictures,
  align = 'center',
  loop = false,
  onEnlarge,
  show,
}: CarouselProps) {
  const words = useInterface().carousel;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = pictures
    .map((picture, index) => ({ picture, index }))
    .filter(({ picture }) => !failed.includes(sourceOf(picture)));
  const total = shown.length;
  const asked = shown.findIndex(({ index }) => index === show);
  const carousel = useCarousel({ count: total, align, loop, show: asked < 0 ? undefined : asked });
  const { Engine, view, go } = carousel;
  if (total === 0) return null;

  const fail = (source: string) => {
    console.error(`Failed to load image: ${source}`);
    setFailed((before) => [...before, source]);
  };
  const goByKey = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined || hasModifier(event)) return;
    event.preventDefault();
    go(steps);
  };
  const places: CSSProperties & Record<`--${string}`, number | string> = {
    '--count': total,
    '--offset': carousel.point,
    '--last': carousel.lastPoint,
    '--duration': `${behaviour.duration}ms`,
  };
  const slides = shown.map(({ picture, index }, place) => (
    <CarouselSlide
      key={index}
      picture={picture}
      index={index}
      n={place + 1}
      total={total}
      hidden={Engine !== undefined && carousel.isHidden(place)}
      onFail={() => fail(sourceOf(picture))}
      onEnlarge={onEnlarge && (() => onEnlarge(index))}
    />
  ));
  return (
    <section
      ref={carousel.root}
      className={styles.carousel}
      style={places}
      aria-roledescription={words.role}
      aria-label={label}
      data-align={align}
      data-count={total}
      data-state={Engine ? 'engine' : 'track'}
      onKeyDown={goByKey}
      // Otherwise the browser would drag a copy of the picture instead of the track.
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.view}>
        {Engine ? (
          <Engine slides={slides} onDragged={carousel.goByDrag} />
        ) : (
          <ul {...carousel.track}>
            {slides.map((slide) => (
              <li key={slide.key}>{slide}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.controls}>
        <p className={styles.position} aria-live={carousel.moved ? 'polite' : 'off'}>
          {view && fill(words.slide, { n: rangeOf(view), total })}
        </p>
        <span className={styles.bar} aria-hidden="true" />
        <CarouselButton
          label={words.previous}
          icon="chevron-left"
          disabled={!carousel.leads(-1)}
          onClick={() => go(-1)}
        />
        <CarouselButton
          label={words.next}
          icon="chevron-right"
          disabled={!carousel.leads(1)}
          onClick={() => go(1)}
        />
      </div>
    </section>
  );
}

/** The address of the fallback (not of the AVIF) identifies a picture. */
const sourceOf = ({ image }: PictureView) => image.images.fallback?.src ?? '';

/** `2` or `2–4` */
const rangeOf = ({ first, last }: { first: number; last: number }) =>
  first < last ? `${first}–${last}` : String(first);
