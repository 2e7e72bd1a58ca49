import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledIconView } from '../../content/types';
import * as low from './Arches.module.css';
import * as styles from './PillarRow.module.css';

/** A principle that everything else rests on. */
export interface Pillar extends TitledIconView {
  /** Instead of an icon, cut out. */
  picture?: PictureView;
  details?: readonly string[];
}

interface PillarRowProps {
  pillars: readonly Pillar[];
  /** A heading for the group, one level above that of the pillars. */
  title?: string;
}

/** Of pillars with pictures, in turn. */
const tones = ['amber', 'mint', 'red', 'green'];

/** Pillars side by side, like the stumps of a wicket. */
export function PillarRow({ pillars, title }: PillarRowProps) {
  const Heading = title ? 'h4' : 'h3';
  const details = Math.max(...pillars.map((pillar) => pillar.details?.length ?? 0));
  return (
    <div className={styles.group}>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      <ul className={`${styles.pillars} ${low.arches}`} style={{ '--details': details }}>
        {pillars.map((pillar, n) => (
          <li
            key={pillar.title}
            className={styles.pillar}
            data-tone={pillar.picture && tones[n % tones.length]}
          >
            <span className={styles.icon}>
              {pillar.picture ? (
                <Picture
                  picture={cutOut(pillar.picture)}
                  alt=""
                  sizes="(min-width: 912px) 26vw, (min-width: 672px) 52vw, 9rem"
                />
              ) : (
                <Icon name={pillar.icon} size="lg" />
              )}
            </span>
            <Heading className={styles.title}>{pillar.title}</Heading>
            <p className={styles.text}>{pillar.description}</p>
            {pillar.details && (
              <ul className={styles.details}>
                {pillar.details.map((detail) => (
                  <li key={detail} className={styles.detail}>
                    <span>
                      <Unbroken text={detail} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
