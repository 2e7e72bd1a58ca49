import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import type { PictureView } from '../../content/types';
import * as styles from './CoachProfile.module.css';

export interface CoachProfileProps {
  /** Stand in where there is no portrait. */
  initials: string;
  portrait?: PictureView | null;
  description: string;
  /** What the coach holds, in a word or two each. */
  credentials: readonly string[];
  certificate: {
    picture: PictureView;
    numberLabel: string;
    number: string;
    /** Says that the number is no real one. */
    numberNote?: string | null;
    issuedLabel: string;
    /** A month, ISO. */
    issued: string;
    issuedText: string;
  };
}

/** The coach beside the certificate. */
export function CoachProfile({
  initials,
  portrait,
  description,
  credentials,
  certificate,
}: CoachProfileProps) {
  const letters = <span aria-hidden="true">{initials}</span>;
  return (
    <div className={styles.profile}>
      <div className={styles.portrait}>
        {portrait ? <Picture picture={portrait} fallback={letters} /> : letters}
      </div>
      <div>
        <ul className={styles.credentials}>
          {credentials.map((credential) => (
            <li key={credential} className={styles.credential}>
              <Icon name="check" size="sm" />
              {credential}
            </li>
          ))}
        </ul>
        <p className={styles.description}>{description}</p>
      </div>
      <figure className={styles.certificate}>
        <Picture picture={certificate.picture} />
        <figcaption>
          <dl className={styles.facts}>
            <div>
              <dt>{certificate.numberLabel}</dt>
              <dd>
                {certificate.number}
                {certificate.numberNote && <span className={styles.note}> {certificate.numberNote}</span>}
              </dd>
            </div>
            <div>
              <dt>{certificate.issuedLabel}</dt>
              <dd>
                <time dateTime={certificate.issued}>{certificate.issuedText}</time>
              </dd>
            </div>
          </dl>
        </figcaption>
      </figure>
    </div>
  );
}
