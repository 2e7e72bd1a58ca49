import { Picture } from '../../components/Picture/Picture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './PictureRows.module.css';

/** Rows of text with a large picture: beside it, or, in every second row, across the window above it. */
export function PictureRows({ rows }: { rows: readonly (TitledView & { picture: PictureView })[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, description, picture }, n) => (
        <li key={title} className={styles.row}>
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes={n % 2 ? '(min-width: 640px) 100vw, 120vw' : '(min-width: 640px) 66vw, 120vw'}
            />
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
