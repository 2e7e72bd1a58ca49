import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './PointTiles.module.css';

/** A word with its island and two or three points. */
export interface PointTile {
  /** Cut out. */
  picture: PictureView;
  title: string;
  points: readonly string[];
}

interface PointTilesProps {
  title: string;
  tiles: readonly PointTile[];
}

/** Words with an island and two or three points each. */
export function PointTiles({ title, tiles }: PointTilesProps) {
  return (
    <div>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul
        className={styles.tiles}
        style={{ '--points': Math.max(...tiles.map(({ points }) => points.length)) }}
      >
        {tiles.map((tile) => (
          <li key={tile.title} className={styles.tile}>
            <div className={styles.picture}>
              <Picture picture={cutOut(tile.picture)} alt="" sizes="(min-width: 1080px) 26vw, 50vw" />
            </div>
            <h4 className={styles.title}>{tile.title}</h4>
            <ul>
              {tile.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
