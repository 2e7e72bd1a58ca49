import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import * as styles from './ContactWays.module.css';

/** A contact option, such as a mail address or a phone number. */
export interface ContactWay {
  icon: string;
  label: string;
  value: string;
  href: string;
}

/** Ways to reach the academy, and a note on whom it serves. */
export function ContactWays({ ways, note }: { ways: readonly ContactWay[]; note: string }) {
  return (
    <div className={styles.ways}>
      <ul className={styles.list}>
        {ways.map(({ icon, label, value, href }) => (
          <li key={href} className={styles.way}>
            <span className={styles.icon}>
              <Icon name={icon} size="lg" />
            </span>
            <span className={styles.label}>{label}</span>
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
