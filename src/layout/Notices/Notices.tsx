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
  /** Of the words that ask for consent. */
  version: number;
}

if (typeof window !== 'undefined') recall(noticeMemory);

/**
 * What is said above a page for some time. All that has not expired is in the HTML; a script below it hides what is not of this
 * moment before the first paint, so that nothing moves, and from hydration on the reader's clock decides here.
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
          // The clock puts a new element into the live region, which is what screen readers announce.
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
