import { Icon } from '../../components/Icon/Icon';
import type { VenueView } from '../../content/types';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import * as styles from './LocationList.module.css';

/** The academy's two venues, on the same river. */
export function LocationList({ locations }: { locations: readonly VenueView[] }) {
  return (
    <ul className={styles.list}>
      {locations.map((venue) => (
        <li key={venue.key} className={styles.location}>
          <span className={styles.pin}>
            <Icon name="ball" size="lg" />
          </span>
          <h3 className={styles.center} lang={venue.lang ?? undefined}>
            {venue.center}
          </h3>
          <p lang={venue.lang ?? undefined}>{venue.description}</p>
          <VenueFacts venue={venue} />
        </li>
      ))}
    </ul>
  );
}
