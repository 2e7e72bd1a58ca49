import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { unbind } from '../../../content/texts/unbind';
import { outside } from '../../browser/outside';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { DatesWords } from '../../content/types';
import { CalendarLink } from './CalendarLink';
import type { CalendarDate } from './calendarAddresses';
import * as styles from './DateActions.module.css';

interface DateActionsProps {
  words: DatesWords;
  date: CalendarDate;
  /** The date for screen readers, which read controls out of context: `Saturday, Sep 13`. */
  name: string;
  /** For a date that is cancelled or over: it belongs in no calendar. */
  shareOnly?: boolean;
}

/** Buttons to add a date to a calendar, and to share its link. */
export function DateActions({ words, date, name, shareOnly = false }: DateActionsProps) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof outside.share>>>();
  const url = () => new URL(withPrefix(date.page), window.location.href).href;
  const label = outcome === 'copied' ? words.shared : words.share;
  return (
    <div className={styles.actions}>
      {!shareOnly && (
        <CalendarLink words={words} choice={{ ...date, kind: 'date' }} name={`${words.add}: ${name}`}>
          {words.add}
        </CalendarLink>
      )}
      <button
        type="button"
        className={`${styles.action} ${styles.share}`}
        aria-label={`${label}: ${name}`}
        onClick={async () => setOutcome(await outside.share({ title: unbind(date.title), url: url() }))}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'share'} size="sm" />
        {label}
      </button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && <VisuallyHidden>{words.shared}</VisuallyHidden>}
        {/* If the link can neither be shared nor copied, show the link itself. */}
        {outcome === 'failed' && url()}
      </span>
    </div>
  );
}
