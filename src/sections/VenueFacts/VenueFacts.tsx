import { Link } from '../../components/Link/Link';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { VenueView } from '../../content/types';
import * as styles from './VenueFacts.module.css';

/** Where a venue is and how to get there, as far as the academy has said it, with a link to a map. */
export function VenueFacts({ venue }: { venue: VenueView }) {
  const lang = venue.lang ?? undefined;
  const { center, streetAddress, postalCode, addressLocality, ways, map } = venue;
  return (
    <>
      <address className={styles.address}>
        {streetAddress && <span>{streetAddress}</span>}
        <span>{[postalCode, addressLocality].filter(Boolean).join(' ')}</span>
      </address>
      {ways.length > 0 && (
        <dl className={styles.ways}>
          {ways.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link className={styles.map} href={map.href}>
          {map.label}
          <VisuallyHidden>
            : <span lang={lang}>{center}</span>
          </VisuallyHidden>
        </Link>
      </p>
    </>
  );
}
