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
 * The academy's venues on their map, where their names are repeated at the pins. In a wide window the cards lie in the map's two lower
 * corners, and a throw ties each to its pin.
 */
export function LocationList({ map, places }: LocationListProps) {
  const pins = places.flatMap(({ key, center, lang, pin }, n) =>
    pin ? [{ key, center, lang, pin, side: n === 0 ? ('left' as const) : ('right' as const) }] : [],
  );
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        <Picture picture={cutOut(map.picture)} narrow={map.narrow} sizes="(min-width: 768px) 130vw, 100vw" />
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
          {pins.map(({ key, center, lang, pin, side }) => (
            <span
              key={key}
              className={styles.name}
              data-side={side}
              lang={lang ?? undefined}
              style={spotsOf(pin)}
            >
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

/** Where the throws bend and where they end, at the inner sides of the cards, on the map (LocationList.module.css). */
const ways = { left: '48 92 33.2 84', right: '74 55 76 72' };

/** The way of a throw from a pin to the card on this side: red on a light band, to be seen on any ground. */
function Throw({ from: { x, y }, side }: { from: Pin['wide']; side: keyof typeof ways }) {
  const way = `M${x} ${y} Q${ways[side]}`;
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
