import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { TitledPictureView } from '../../content/types';
import * as styles from './ValueStrip.module.css';

interface ValueStripProps {
  title: string;
  /** Of their pictures, cut out, each goes on where the one before it ends. */
  values: readonly TitledPictureView[];
}

/** Values on one long lawn, each in words below its part. */
export function ValueStrip({ title, values }: ValueStripProps) {
  return (
    <div>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.title} className={styles.value}>
            <div className={styles.picture}>
              <Picture
                picture={cutOut(value.picture)}
                alt=""
                sizes="(min-width: 1600px) 23rem, (min-width: 768px) 24vw, 50vw"
              />
            </div>
            <h4 className={styles.title}>{value.title}</h4>
            <p className={styles.text}>
              <Unbroken text={value.description} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
