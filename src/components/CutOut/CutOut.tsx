import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { Picture } from '../Picture/Picture';
import * as styles from './CutOut.module.css';

/** The picture at the top of a page, cut out. */
export function CutOut({ picture }: { picture: PictureView }) {
  return (
    <div className={styles.cutOut}>
      <Picture picture={cutOut(picture)} priority />
    </div>
  );
}
