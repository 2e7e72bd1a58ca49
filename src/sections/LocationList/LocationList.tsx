import { Icon } from '../../components/Icon/Icon';
import * as styles from './LocationList.module.css';

/** A venue. */
export interface LocationView {
  key: string;
  lang?: string | null;
  center: string;
  description: string;
  streetAddress: string | null;
  postalCode: string | null;
  addressLocality: string;
}

/** The academy's two venues, on the same river. */
export function LocationList({ locations }: { locations: readonly LocationView[] }) {
  return (
    <ul className={styles.list}>
      {locations.map(({ key, lang, center, description, streetAddress, postalCode, addressLocality }) => (
        <li key={key} className={styles.location}>
          <span className={styles.pin}>
            <Icon name="ball" size="lg" />
          </span>
          <h3 className={styles.center} lang={lang ?? undefined}>
            {center}
          </h3>
          <address className={styles.address}>
            {streetAddress && <span>{streetAddress}</span>}
            <span>{[postalCode, addressLocality].filter(Boolean).join(' ')}</span>
          </address>
          <p lang={lang ?? undefined}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
