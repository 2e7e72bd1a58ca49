import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type CSSProperties, Fragment } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView, VenueView } from '../../content/types';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import * as styles from './LocationList.module.css';
import * as pinned from './MapPins.module.css';

export interface LocationListProps {
  /** Cut out, with all places on it; `narrow` is for windows in which no card stands beside it. */
  map: { picture: PictureView; narrow: IGatsbyImageData };
  places: readonly VenueView[];
  /** On their own page: the map has the whole width, and two cards lie in its corners. */
  grand?: boolean;
}

/**
 * The academy's venues on their map, where their numbers and names are repeated at the pins, and from north to south. If there are two, a
 * throw ties each pin to the ball of its card: beside the map, or in a narrow window above and below it. On their own page the cards
 * are below the map in a narrow window, and have no throws there.
 */
export function LocationList({ map, places, grand = false }: LocationListProps) {
  const two = places.length === 2;
  const shapes = grand ? (['grand'] as const) : (['wide', 'tall'] as const);
  const southward = [...places].sort((a, b) => (a.pin?.wide.y ?? 0) - (b.pin?.wide.y ?? 0));
  const pins = southward.flatMap(({ key, center, lang, pin }, n) =>
    pin
      ? [{ key, center, lang, pin, number: n + 1, side: n === 0 ? ('north' as const) : ('south' as const) }]
      : [],
  );
  return (
    <div className={styles.places} data-look={grand ? (two ? 'docked' : 'grand') : undefined}>
      <div className={styles.map}>
        <Picture
          picture={cutOut(map.picture)}
          narrow={map.narrow}
          narrowMedia="(max-width: 1079.98px)"
          narrowSizes={grand ? '106vw' : '120vw'}
          sizes={`(min-width: 1080px) ${two && !grand ? 86 : 128}vw, 160vw`}
        />
        <div className={pinned.pins} aria-hidden="true">
          {two &&
            shapes.map((shape) => (
              <svg
                key={shape}
                aria-hidden="true"
                className={pinned.throws}
                data-shape={shape}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
              >
                {pins.map(({ key, pin, side }) => (
                  <Throw key={key} from={pin[shape === 'tall' ? 'tall' : 'wide']} way={ways[shape][side]} />
                ))}
              </svg>
            ))}
          {pins.map(({ key, center, lang, pin, number }) => (
            <Fragment key={key}>
              <span className={pinned.pin} style={spotsOf(pin)}>
                <b>{number}</b>
              </span>
              <span
                className={pinned.name}
                data-wide={besides(pin.wide)}
                data-tall={besides(pin.tall)}
                lang={lang ?? undefined}
                style={spotsOf(pin)}
              >
                {center}
              </span>
            </Fragment>
          ))}
        </div>
      </div>
      <ul className={styles.list} data-count={grand ? undefined : places.length}>
        {southward.map((venue, n) => (
          <li key={venue.key} className={styles.location} data-tone="cream">
            <span className={styles.ball} aria-hidden="true">
              {n + 1}
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
  wide: { north: 'C72 70 90 66 93 25', south: 'C57 102 82 104 93 75' },
  grand: { north: 'C67 61 83 61 83 34 V0', south: 'C56 98 50 92 40 92' },
  tall: { north: 'C76 68 97 63 95 36 C93.5 16 88 20 88 4 V-10', south: 'C57 102 88 84 88 98 V105' },
};

/** The way of a throw from a pin: red on a light band, to be seen on any ground. */
function Throw({ from: { x, y }, way }: { from: Pin['wide']; way: string }) {
  const d = `M${x} ${y} ${way}`;
  return (
    <>
      <path className={pinned.band} d={d} />
      <path d={d} />
    </>
  );
}

/** The side of a pin on which the map has room for its sign. */
const besides = ({ x }: Pin['wide']) => (x > 60 ? 'left' : 'right');

/** Where a pin's foot is on either map, for the style sheet. */
const spotsOf = ({ wide, tall }: Pin): CSSProperties & Record<`--${string}`, string> => ({
  '--wide-x': `${wide.x}%`,
  '--wide-y': `${wide.y}%`,
  '--tall-x': `${tall.x}%`,
  '--tall-y': `${tall.y}%`,
});
