import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type CSSProperties, useId, useState } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { GroundSpotView, PictureView } from '../../content/types';
import * as styles from './GroundHotspots.module.css';
import { SpotButton } from './SpotButton';

export interface GroundHotspotsProps {
  /** Names the list of spots for screen readers. */
  label: string;
  picture: PictureView;
  /** The same ground in portrait format, for phones. */
  narrow: IGatsbyImageData;
  /** The first one is open at first. */
  spots: readonly GroundSpotView[];
}

/**
 * The training ground with buttons on it, of which each opens the words of its spot (the disclosure pattern of WAI-ARIA; one is open
 * at a time, Escape closes it). Without scripts and on paper, the words are a list below the picture.
 */
export function GroundHotspots({ label, picture, narrow, spots }: GroundHotspotsProps) {
  const id = useId();
  const [open, setOpen] = useState(spots[0]?.key);
  return (
    <div className={styles.ground}>
      <Picture picture={picture} narrow={narrow} />
      <ul
        className={styles.spots}
        aria-label={label}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(undefined);
        }}
      >
        {spots.map((spot) => (
          <li
            key={spot.key}
            className={styles.spot}
            style={places(spot)}
            data-state={spot.key === open ? 'open' : 'closed'}
            data-opens={spot.opens}
          >
            <SpotButton
              name={spot.name}
              open={spot.key === open}
              controls={`${id}${spot.key}`}
              onClick={() => setOpen(spot.key === open ? undefined : spot.key)}
            />
            <div id={`${id}${spot.key}`} className={styles.words}>
              {spot.cards.map(({ title, description }) => (
                <div key={title}>
                  <h3 className={styles.title}>{title}</h3>
                  <p>{description}</p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The style sheet takes the pair of the picture that is shown. */
const places = ({ wide, tall, stem }: GroundSpotView): CSSProperties & Record<`--${string}`, number> => ({
  '--wide-x': wide.x,
  '--wide-y': wide.y,
  '--tall-x': tall.x,
  '--tall-y': tall.y,
  ...(stem && { '--tall-stem': stem }),
});
