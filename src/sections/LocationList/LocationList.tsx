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
 * The academy's venues on their map, where their names are repeated at the pins, and from north to south. If there are two, a throw ties
 * each pin to its card: beside the map, or on a phone above and below it.
 */
export function LocationList({ map, places }: LocationListProps) {
  const southward = [...places].sort((a, b) => (a.pin?.wide.y ?? 0) - (b.pin?.wide.y ?? 0));
  const pins = southward.flatMap(({ key, center, lang, pin }, n) =>
    pin ? [{ key, center, lang, pin, side: n === 0 ? ('north' as const) : ('south' as const) }] : [],
  );
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        <Picture picture={cutOut(map.picture)} narrow={map.narrow} sizes="(min-width: 768px) 92vw, 96vw" />
        <div className={styles.pins} aria-hidden="true">
          {places.length === 2 &&
            (['wide', 'tall'] as const).map((shape) => (
              <svg
                key={shape}
                aria-hidden="true"
                className={styles.throws}
                data-shape={shape}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
              >
                {pins.map(({ key, pin, side }) => (
                  <Throw key={key} from={pin[shape]} way={ways[shape][side]} />
                ))}
              </svg>
            ))}
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
        {southward.map((venue) => (
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

/** Where the throws bend and where they end, at the cards, on either map (LocationList.module.css). */
const ways = {
  wide: { north: 'Q75 61 92 36', south: 'Q58 106 92 82' },
  tall: { north: 'Q100 32 88 -14', south: 'Q53 98 36 114' },
};

/** The way of a throw from a pin: red on a light band, to be seen on any ground. */
function Throw({ from: { x, y }, way }: { from: Pin['wide']; way: string }) {
  const d = `M${x} ${y} ${way}`;
  return (
    <>
      <path className={styles.band} d={d} />
      <path d={d} />
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
