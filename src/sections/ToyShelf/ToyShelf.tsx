import { Grid } from '../../components/Grid/Grid';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkTile } from '../LinkTiles/LinkTiles';
import * as styles from './ToyShelf.module.css';

/** Links to other pages as islands, cut out, on boards, above their names; each toy is clickable as a whole. */
export function ToyShelf({ toys }: { toys: readonly LinkTile[] }) {
  return (
    <Grid strip className={styles.shelf} look="portraits">
      {toys.map(({ href, title, picture }) => (
        <li key={href} className={styles.toy}>
          {picture && (
            <div className={styles.island}>
              <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 1080px) 21rem, 45vw" />
            </div>
          )}
          <div className={styles.name}>
            <h3>
              <Link className={styles.link} href={href}>
                {title}
              </Link>
            </h3>
          </div>
        </li>
      ))}
    </Grid>
  );
}
