import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import type { IconCard } from '../IconCards/IconCards';
import type { ProgramFeaturesLook } from './looks/look';
import * as styles from './ProgramFeatures.module.css';

interface ProgramFeaturesProps {
  /** Of their pictures, someone stands on the card. */
  features: readonly IconCard[];
  /** Without one, the first is said aloud. */
  look?: ProgramFeaturesLook;
  /** A whole ground, cut out; for a look that has a place for it. */
  ground?: PictureView | null;
}

/** Of what follows the first that is said aloud. */
const tones = ['green', 'amber', 'red'];

/** What matters in a programme, composed as a picture. */
export function ProgramFeatures({ features, look, ground }: ProgramFeaturesProps) {
  return (
    <div className={styles.frame}>
      {look?.ground && ground && (
        <div className={look.ground}>
          <Picture
            picture={cutOut(ground)}
            sizes="(min-width: 1140px) 46vw, (min-width: 600px) 40rem, 88vw"
          />
        </div>
      )}
      <ul className={`${styles.features} ${look?.className ?? styles.lead}`}>
        {features.map(({ icon, title, description, picture }, n) => (
          <li
            key={title}
            className={`${styles.feature} stagger-item`}
            data-tone={!look && n > 0 ? tones[(n - 1) % tones.length] : undefined}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Unbroken text={description} />
            </p>
            {picture && (
              <div className={styles.figure}>
                <Picture
                  picture={cutOut(picture)}
                  sizes={
                    !look && n === 0
                      ? '(min-width: 900px) 37vw, (min-width: 528px) 43vw, 15rem'
                      : '(min-width: 800px) 26vw, 12rem'
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
