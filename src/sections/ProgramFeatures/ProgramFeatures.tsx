import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import type { IconCard } from '../IconCards/IconCards';
import * as field from './Field.module.css';
import * as styles from './ProgramFeatures.module.css';
import * as steps from './Steps.module.css';

/** `steps` rise like a growing child, of `lead` the first is said aloud, and of `field` a ground is in the middle, which is bright on green only. */
export type ProgramFeaturesLook = 'steps' | 'lead' | 'field';

interface ProgramFeaturesProps {
  /** Of their pictures, someone stands on the card. */
  features: readonly IconCard[];
  look: ProgramFeaturesLook;
  /** A whole ground, cut out; for the look `field`. */
  ground?: PictureView | null;
}

/** Of what follows the first that is said aloud. */
const tones = ['green', 'amber', 'red'];

const looks = { steps: steps.steps, lead: styles.lead, field: field.field };

/** What matters in a programme, composed as a picture. */
export function ProgramFeatures({ features, look, ground }: ProgramFeaturesProps) {
  return (
    <div className={styles.frame}>
      {ground && (
        <div className={field.ground}>
          <Picture
            picture={cutOut(ground)}
            sizes="(min-width: 1140px) 44vw, (min-width: 600px) 34rem, 84vw"
          />
        </div>
      )}
      <ul className={`${styles.features} ${looks[look]}`}>
        {features.map(({ icon, title, description, picture }, n) => (
          <li
            key={title}
            className={`${styles.feature} stagger-item`}
            data-tone={look === 'lead' && n > 0 ? tones[(n - 1) % tones.length] : undefined}
          >
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} size="lg" />
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
                    look === 'lead' && n === 0
                      ? '(min-width: 528px) 32vw, 11rem'
                      : '(min-width: 1140px) 15rem, 11rem'
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
