import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './CoachProfile.module.css';

export interface CoachProfileProps {
  /** Shown if the picture fails. */
  initials: string;
  /** The coach at work, cut out. */
  picture: PictureView;
  /** The picture is at the right, where there is room. */
  mirrored?: boolean;
  /** `pass` of Pass.module.css, on which everything is small and nothing is described. */
  pass?: string;
  /** A class for a portrait and a certificate that have less room, beside something else. */
  small?: string;
  description: string;
  /** The coach's qualifications, in a word or two each. */
  credentials: readonly string[];
  certificate: {
    picture: PictureView;
    numberLabel: string;
    number: string;
    /** Says that the number is not a real one. */
    numberNote?: string | null;
    issuedLabel: string;
    /** ISO month, like `2024-05`. */
    issued: string;
    issuedText: string;
  };
}

/** Wider than elsewhere (CoachProfile.module.css). */
const widths = '(min-width: 67.5rem) 42vw, (min-width: 40rem) 50vw, 90vw';

const ofPass = '(min-width: 1080px) 42vw, (min-width: 768px) 77vw, 100vw';
const ofSmall = '(min-width: 1080px) 26rem, (min-width: 720px) 18rem, 45vw';

/** The coach next to the certificate. */
export function CoachProfile({
  initials,
  picture,
  mirrored = false,
  pass,
  small,
  description,
  credentials,
  certificate,
}: CoachProfileProps) {
  // What is written on a pass has its ground.
  const tone = pass ? 'white' : undefined;
  return (
    <div className={pass ?? small ?? styles.profile} data-mirrored={mirrored || undefined}>
      <div className={styles.portrait}>
        <Picture
          picture={cutOut(picture)}
          sizes={(pass && ofPass) ?? (small && ofSmall) ?? widths}
          fallback={<span aria-hidden="true">{initials}</span>}
        />
      </div>
      <div className={styles.words} data-tone={tone}>
        <ul className={styles.credentials}>
          {credentials.map((credential) => (
            <li key={credential} className={styles.credential}>
              <Icon name="check" size="sm" />
              {credential}
            </li>
          ))}
        </ul>
        {!pass && (
          <p className={styles.description}>
            <Unbroken text={description} />
          </p>
        )}
      </div>
      <figure className={styles.certificate} data-tone={tone}>
        <Picture
          picture={certificate.picture}
          sizes={pass ? '(min-width: 1080px) 36vw, 14rem' : '(min-width: 1080px) 22vw, 38vw'}
        />
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
