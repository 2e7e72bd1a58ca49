import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { VenueView } from '../../content/types';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import * as styles from './LocationList.module.css';

/** The academy's two venues, on the same river. */
export function LocationList({ locations }: { locations: readonly VenueView[] }) {
  return (
    <ul className={styles.list}>
      {locations.map((venue) => (
        <li key={venue.key} className={styles.location}>
          {venue.picture && (
            <div className={styles.city}>
              <Picture picture={cutOut(venue.picture)} sizes="(min-width: 768px) 40vw, 80vw" />
            </div>
          )}
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
  );
}
