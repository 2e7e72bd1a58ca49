import { useEffect } from 'react';
import { closedNotices, hideNotices, noticeMemory } from '../../browser/storage/closedNotices';
import { useStore } from '../../browser/storage/store';
import { keep, recall } from '../../browser/storage/visitStorage';
import { useNow } from '../../browser/useNow';
import { useInterface } from '../../content/InterfaceContext';
import type { LayoutData } from '../../content/layout';
import { NoticeBar } from './NoticeBar';
import * as styles from './Notices.module.css';

interface NoticesProps {
  notices: LayoutData['notices'];
  /** Path of the page, without the site's prefix. */
  path: string;
  /** The version of the consent dialog's words. */
  version: number;
}

if (typeof window !== 'undefined') recall(noticeMemory);

/**
 * The notices above a page. All that had not expired at build time are in the HTML; before the first paint, a script hides those
 * that do not apply now, so that nothing moves. After hydration, this component does so by the reader's clock.
 */
export function Notices({ notices, path, version }: NoticesProps) {
  const { label } = useInterface().notices;
  const now = useNow();
  const closed = useStore(closedNotices, (keys) => keys);
  useEffect(() => keep(noticeMemory, version), [version]);
  const here = notices.filter(({ pages }) => pages.length === 0 || pages.some(({ href }) => href === path));
  const shown = here.filter(
    ({ key, starts, ends }) =>
      now === undefined || (Date.parse(starts) <= now && now < Date.parse(ends) && !closed.includes(key)),
  );
  if (shown.length === 0) return null;

  const close = (key: string) => {
    closedNotices.set([...closed, key]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.notices} aria-label={label}>
      <div role="status" aria-atomic="false">
        {shown.map((notice) => (
          // The key changes once the clock is known, so that the live region gets new elements, which screen readers announce.
          <NoticeBar
            key={`${notice.key} ${now === undefined ? 'sent' : 'known'}`}
            notice={notice}
            onClose={() => close(notice.key)}
          />
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      {now === undefined && <script dangerouslySetInnerHTML={{ __html: hideNotices }} />}
    </section>
  );
}
