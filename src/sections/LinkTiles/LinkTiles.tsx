import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { PictureView } from '../../content/types';
import * as styles from './LinkTiles.module.css';
import * as mosaic from './Mosaic.module.css';
import * as quilt from './Quilt.module.css';

/** A link to another page. */
export interface LinkTile {
  href: string;
  title: string;
  description?: string;
  picture?: PictureView;
  /** The sky of its page, whose colour the tile has. */
  sky?: string;
}

interface LinkTilesProps {
  tiles: readonly LinkTile[];
  /** `mosaic` widens the first and the last tile. A `quilt` is of patches: pictures and words by turns. */
  variant?: 'even' | 'mosaic' | 'quilt';
}

const looks = { even: styles.even, mosaic: mosaic.mosaic, quilt: quilt.quilt };

/** How wide the picture of the nth of so many tiles is. */
function sizes(variant: keyof typeof looks, n: number, count: number): string {
  if (variant === 'quilt') return '(min-width: 928px) 31vw, 46vw';
  if (variant === 'even') {
    const three = count > 2 ? '(min-width: 928px) 31vw, ' : '';
    return `${three}(min-width: 528px) 46vw, 92vw`;
  }
  // The last of an odd number has a row for itself where there are two in a row.
  const ownRow = n + 1 === count && n % 2 === 0;
  return `(min-width: 1080px) 40vw, ${ownRow ? '' : '(min-width: 568px) 46vw, '}90vw`;
}

/** Links to other pages; each tile is clickable as a whole. */
export function LinkTiles({ tiles, variant = 'even' }: LinkTilesProps) {
  return (
    <Grid className={looks[variant]} variant={variant}>
      {tiles.map(({ href, title, description, picture, sky }, n) => (
        <li key={href} className={styles.tile} data-tone={sky}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} alt="" sizes={sizes(variant, n, tiles.length)} />
            </div>
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link className={styles.link} href={href}>
                {title}
              </Link>
            </h3>
            {description && (
              <p className={styles.text}>
                <Unbroken text={description} />
              </p>
            )}
            <span className={styles.arrow}>
              <Icon name="arrow-right" size="sm" />
            </span>
          </div>
        </li>
      ))}
    </Grid>
  );
}
