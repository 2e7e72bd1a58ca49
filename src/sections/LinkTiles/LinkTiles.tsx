import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './LinkTiles.module.css';
import * as mosaic from './Mosaic.module.css';

/** A link to another page. */
export interface LinkTile extends TitledView {
  href: string;
  icon?: string;
  /** Cut out where the tiles are `compact`. */
  picture?: PictureView;
}

interface LinkTilesProps {
  tiles: readonly LinkTile[];
  /** `mosaic` enlarges the first and the last tile, and on a phone has two in a row; `compact` is a short list without descriptions. Of `even` ones, more than three are a strip on a phone. */
  variant?: 'even' | 'mosaic' | 'compact';
}

const looks = { even: styles.even, mosaic: mosaic.mosaic, compact: styles.compact };

/** Links to other pages; each tile is clickable as a whole. */
export function LinkTiles({ tiles, variant = 'even' }: LinkTilesProps) {
  return (
    <Grid className={looks[variant]} variant={variant} strip={variant === 'even' && tiles.length > 3}>
      {tiles.map(({ href, title, description, icon, picture }) => (
        <li key={href} className={styles.tile}>
          {picture && (
            <div className={styles.picture}>
              {variant === 'compact' ? (
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 768px) 15rem, 7rem" />
              ) : (
                <Picture picture={picture} alt="" />
              )}
            </div>
          )}
          <div className={styles.words}>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <h3 className={styles.title}>
              <Link className={styles.link} href={href}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>
              <Unbroken text={description} />
            </p>
            <span className={styles.arrow}>
              <Icon name="arrow-right" size="sm" />
            </span>
          </div>
        </li>
      ))}
    </Grid>
  );
}
