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
  phone: ContactWay;
  mail: ContactWay;
  /** On the plate of the letterbox. */
  note: string;
}

/**
 * A telephone with the number on its dial, and a letterbox with the address on a letter. On a phone each is a half of the picture, one
 * below the other.
 */
export function TelephoneLine({ picture, phone, mail, note }: TelephoneLineProps) {
  return (
    <ul className={styles.line}>
      {[phone, mail].map((way) => (
        <li key={way.href} className={styles.half} data-way={way === phone ? 'phone' : 'mail'}>
          <div className={styles.stage}>
            <Picture
              picture={cutOut(picture)}
              alt={way === phone ? undefined : ''}
              sizes="(min-width: 640px) 95vw, 208vw"
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

/** An address breaks after its @ and nowhere else. */
const linesOf = ({ value }: ContactWay) => value.split(/(?<=@)/);

/** The length of the longest line, for the style sheet. */
const lengthOf = (way: ContactWay): CSSProperties & Record<`--${string}`, number> => ({
  '--length': Math.max(...linesOf(way).map(({ length }) => length)),
});
