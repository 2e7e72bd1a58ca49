import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView, VenueView } from '../../content/types';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import * as styles from './LocationList.module.css';

export interface LocationListProps {
  /** Cut out, with all places on it; `narrow` is for phones. */
  map: { picture: PictureView; narrow: IGatsbyImageData };
  places: readonly VenueView[];
}

/**
 * The academy's venues on their map, where their names are repeated at the pins. In a wide window a throw ties each pin to its card, which is
 * on the left of the map or on its right.
 */
export function LocationList({ map, places }: LocationListProps) {
  const pins = places.flatMap(({ key, center, lang, pin }, n) =>
    pin ? [{ key, center, lang, pin, side: n === 0 ? ('left' as const) : ('right' as const) }] : [],
  );
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        <Picture
          picture={cutOut(map.picture)}
          narrow={map.narrow}
          sizes="(min-width: 1080px) 114vw, (min-width: 768px) 130vw, 100vw"
        />
        <div className={styles.pins} aria-hidden="true">
          {places.length === 2 && (
            <svg
              aria-hidden="true"
              className={styles.throws}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
            >
              {pins.map(({ key, pin: { wide }, side }) => (
                <Throw key={key} from={wide} side={side} />
              ))}
            </svg>
          )}
          {pins.map(({ key, center, lang, pin }) => (
            <span key={key} className={styles.name} lang={lang ?? undefined} style={spotsOf(pin)}>
              {center}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.list} data-count={places.length}>
        {places.map((venue) => (
          <li key={venue.key} className={styles.location}>
            <span className={styles.pin}>
              <Icon name="ball" size="lg" />
            </span>
            <h3 className={styles.center} lang={venue.lang ?? undefined}>
              {venue.center}
            </h3>
            <div className={styles.words}>
              <p lang={venue.lang ?? undefined}>{venue.description}</p>
              <VenueFacts venue={venue} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Pin = NonNullable<VenueView['pin']>;

/** Where the throws end, at the left card's edge and under the right card, in hundredths of the map's width (LocationList.module.css). */
const edges = { left: 37.2, right: 82 };

/** The way of a throw from a pin to the card on this side: red on a light band, to be seen on any ground. */
function Throw({ from: { x, y }, side }: { from: Pin['wide']; side: keyof typeof edges }) {
  const [bend, end] = side === 'left' ? [14, 8] : [18, -16];
  const way = `M${x} ${y} Q${(x + edges[side]) / 2} ${y + bend} ${edges[side]} ${y + end}`;
  return (
    <>
      <path className={styles.band} d={way} />
      <path d={way} />
    </>
  );
}

/** Where a pin's foot is on either map, for the style sheet. */
const spotsOf = ({ wide, tall }: Pin): CSSProperties & Record<`--${string}`, string> => ({
  '--wide-x': `${wide.x}%`,
  '--wide-y': `${wide.y}%`,
  '--tall-x': `${tall.x}%`,
  '--tall-y': `${tall.y}%`,
});
