import type { IGatsbyImageData } from 'gatsby-plugin-image';
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

/** The academy's venues on their map. */
export function LocationList({ map, places }: LocationListProps) {
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        <Picture picture={cutOut(map.picture)} narrow={map.narrow} sizes="(min-width: 1080px) 95vw, 100vw" />
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
