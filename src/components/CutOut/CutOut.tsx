import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { Picture } from '../Picture/Picture';
import * as styles from './CutOut.module.css';

interface CutOutProps {
  picture: PictureView;
  /** How wide it is shown, where that is not what its fragment says. */
  sizes?: string;
}

/** The picture at the top of a page, cut out. */
export function CutOut({ picture, sizes }: CutOutProps) {
  return (
    <div className={styles.cutOut}>
      <Picture picture={cutOut(picture)} sizes={sizes} priority />
    </div>
  );
}
