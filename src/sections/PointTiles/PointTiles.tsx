import { Icon } from '../../components/Icon/Icon';
import * as styles from './PointTiles.module.css';

/** A word with an icon and two or three points. */
export interface PointTile {
  icon: string;
  title: string;
  points: readonly string[];
}

interface PointTilesProps {
  title: string;
  tiles: readonly PointTile[];
}

/** Words with an icon and two or three points each. */
export function PointTiles({ title, tiles }: PointTilesProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul
        className={styles.tiles}
        style={{ '--points': Math.max(...tiles.map(({ points }) => points.length)) }}
      >
        {tiles.map((tile) => (
          <li key={tile.title} className={styles.tile}>
            <span className={styles.icon}>
              <Icon name={tile.icon} size="lg" />
            </span>
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
