import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './ContactWays.module.css';

/** A contact option, such as a mail address or a phone number. */
export interface ContactWay {
  icon: string;
  /** Cut out: a toy that has to do with it. */
  picture: PictureView;
  label: string;
  value: string;
  href: string;
}

interface ContactWaysProps {
  ways: readonly ContactWay[];
  note: string;
}

/** Ways to reach the academy, on one stage with a toy for each, which ends with a note on whom it serves. */
export function ContactWays({ ways, note }: ContactWaysProps) {
  return (
    <div className={styles.ways}>
      <ul className={styles.list}>
        {ways.map(({ icon, picture, label, value, href }) => (
          <li key={href} className={styles.way} data-tone={icon === 'mail' ? 'mint' : 'green'}>
            <div className={styles.toy}>
              <Picture
                picture={cutOut(picture)}
                sizes="(min-width: 1080px) 28rem, (min-width: 640px) 40vw, 15rem"
              />
            </div>
            <span className={styles.label}>
              <Icon name={icon} />
              {label}
            </span>
            <Link className={styles.value} href={href}>
              {href.startsWith('mailto:') ? <MailAddress address={value} /> : value}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Icon name="pin" />
        {note}
      </p>
    </div>
  );
}
