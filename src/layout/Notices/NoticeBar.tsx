import { fill } from '../../../content/texts/fill';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { LayoutData } from '../../content/layout';
import * as styles from './Notices.module.css';

interface NoticeBarProps {
  notice: LayoutData['notices'][number];
  onClose: () => void;
}

/** One notice: whom it concerns, its text, and for which days. */
export function NoticeBar({ notice, onClose }: NoticeBarProps) {
  const { close } = useInterface().notices;
  const { key, importance, starts, ends, title, text, link, place, daysText } = notice;
  const lang = notice.lang ?? undefined;
  return (
    <div
      className={styles.notice}
      data-notice={key}
      data-importance={importance}
      data-starts={starts}
      data-ends={ends}
      // The script after the notices may have hidden it.
      suppressHydrationWarning
    >
      <div className={styles.inner}>
        <Icon name="info" />
        <div className={styles.words}>
          <p className={styles.title} lang={lang}>
            {title}
          </p>
          <p lang={lang}>{text}</p>
          <p className={styles.about}>
            {place && <span>{place}</span>}
            <span>{daysText}</span>
            {link && (
              <Link href={link.href} lang={lang}>
                {link.label}
              </Link>
            )}
          </p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={fill(close, { name: title })}
          onClick={onClose}
        >
          <Icon name="close" size="sm" />
        </button>
      </div>
    </div>
  );
}
