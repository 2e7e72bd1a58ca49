import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './LinkTiles.module.css';
import * as mosaic from './Mosaic.module.css';
import * as shelf from './Shelf.module.css';

/** A link to another page. */
export interface LinkTile {
  href: string;
  title: string;
  description?: string;
  /** Cut out where the tiles are a `shelf`. */
  picture?: PictureView;
}

interface LinkTilesProps {
  tiles: readonly LinkTile[];
  /** `mosaic` widens the first and the last tile, and on a phone has two in a row; on a `shelf` islands stand above their names. Of `even` ones, more than three are a strip on a phone. */
  variant?: 'even' | 'mosaic' | 'shelf';
}

const looks = { even: styles.even, mosaic: mosaic.mosaic, shelf: shelf.shelf };

/** Links to other pages; each tile is clickable as a whole. */
export function LinkTiles({ tiles, variant = 'even' }: LinkTilesProps) {
  const onShelf = variant === 'shelf';
  return (
    <Grid
      className={looks[variant]}
      variant={variant}
      look={onShelf ? 'portraits' : 'cards'}
      strip={variant === 'even' && tiles.length > 3}
    >
      {tiles.map(({ href, title, description, picture }) => (
        <li key={href} className={onShelf ? shelf.toy : styles.tile}>
          {picture && (
            <div className={onShelf ? shelf.island : styles.picture}>
              {onShelf ? (
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 528px) 15rem, 45vw" />
              ) : (
                <Picture
                  picture={picture}
                  alt=""
                  sizes={variant === 'mosaic' ? '(min-width: 1080px) 40vw, 46vw' : undefined}
                />
              )}
            </div>
          )}
          <div className={onShelf ? shelf.name : styles.words}>
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
            {!onShelf && (
              <span className={styles.arrow}>
                <Icon name="arrow-right" size="sm" />
              </span>
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
