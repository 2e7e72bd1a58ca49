import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { PageHeadView } from '../../content/types';
import * as styles from './PageHead.module.css';

interface PageHeadProps extends PageHeadView {
  /**
   * For a picture with a background of its own, which gets a frame. Other pictures blend into the band's
   * colour.
   */
  framed?: boolean;
  /** The kicker looks like a chip. */
  chip?: boolean;
}

/** The heading of every page except home. */
export function PageHead({ kicker, title, intro, picture, framed = false, chip = false }: PageHeadProps) {
  // "Contact Us - General": what follows the dash is the smaller part of the title.
  const [, main = title, part] = /^(.+?) ([-–] .+)$/.exec(title) ?? [];
  return (
    <div className={styles.head} data-tone="green" data-look={framed ? 'framed' : 'open'}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker} data-look={chip ? 'chip' : 'plain'}>
            {kicker}
          </p>
          <h1 className={styles.title}>
            {main}
            {part && (
              <>
                {' '}
                <span className={styles.part}>{part}</span>
              </>
            )}
          </h1>
          <p className={styles.intro}>
            <Unbroken text={intro} />
          </p>
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} priority />
        </div>
      </div>
    </div>
  );
}
