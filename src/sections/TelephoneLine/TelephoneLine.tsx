import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type CSSProperties, Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import type { ContactWay } from '../ContactWays/ContactWays';
import * as styles from './TelephoneLine.module.css';

interface TelephoneLineProps {
  /** Cut out: a telephone and a letterbox side by side, whose dial, letter and plate are left for the words. */
  picture: PictureView;
  /** The same apart, for phones. */
  narrow: IGatsbyImageData;
  phone: ContactWay;
  mail: ContactWay;
  /** On the plate of the letterbox. */
  note: string;
}

/**
 * A telephone with the number on its dial, and a letterbox with the address on a letter. On a phone they are apart, one
 * below the other: each in a half of its picture.
 */
export function TelephoneLine({ picture, narrow, phone, mail, note }: TelephoneLineProps) {
  return (
    <ul className={styles.line}>
      {[phone, mail].map((way) => (
        <li key={way.href} className={styles.half} data-way={way === phone ? 'phone' : 'mail'}>
          <div className={styles.stage}>
            <Picture
              picture={cutOut(picture)}
              narrow={narrow}
              narrowMedia="(max-width: 639.98px)"
              narrowSizes="200vw"
              alt={way === phone ? undefined : ''}
              sizes="95vw"
            />
            <p className={styles.words} style={lengthOf(way)}>
              <span className={styles.label}>
                <Icon name={way.icon} />
                {way.label}
              </span>
              <Link className={styles.value} href={way.href}>
                {linesOf(way).map((line) => (
                  <Fragment key={line}>
                    <span>{line}</span>
                    <wbr />
                  </Fragment>
                ))}
              </Link>
            </p>
            {way === mail && <p className={styles.plate}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Only an address too long for one line breaks, after its @; a number never does. */
const linesOf = ({ value }: ContactWay) => (value.length > 32 ? value.split(/(?<=@)/) : [value]);

/** How long its longest line is, for the style sheet. */
const lengthOf = (way: ContactWay): CSSProperties & Record<`--${string}`, number> => ({
  '--length': Math.max(...linesOf(way).map(({ length }) => length)),
});
