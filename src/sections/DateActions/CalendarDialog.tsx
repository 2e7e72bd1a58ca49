import { withPrefix } from 'gatsby';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../content/texts/fill';
import { outside } from '../../browser/outside';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { useModalDialog } from '../../components/Lightbox/useModalDialog';
import { Link } from '../../components/Link/Link';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { DatesWords } from '../../content/types';
import * as styles from './CalendarDialog.module.css';
import {
  type CalendarDate,
  googleDate,
  googleFeed,
  outlookDate,
  outlookFeed,
  webcal,
} from './calendarAddresses';

/** What to add to the reader's calendar: one date, or a whole calendar including its future changes. */
export type CalendarChoice =
  | ({ kind: 'date' } & CalendarDate)
  | { kind: 'feed'; title: string; file: string };

export interface CalendarDialogProps {
  words: DatesWords;
  choice: CalendarChoice;
  onClose: () => void;
}

/** The ways to add a date to one's own calendar, or to subscribe to a calendar. */
export function CalendarDialog({ words, choice: asked, onClose }: CalendarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const keepTabInside = useModalDialog(dialog);
  const [copied, setCopied] = useState(false);
  const [choice, setChoice] = useState(asked);
  const title = useId();
  const all = `${words.feedsHref}all.ics`;
  const absolute = (path: string) => new URL(withPrefix(path), window.location.href).href;
  const file = absolute(choice.file);
  const [link, google, outlook] =
    choice.kind === 'feed'
      ? [file, googleFeed(file), outlookFeed(file, choice.title)]
      : [absolute(choice.page), ...both(choice, absolute(choice.page))];

  const copy = async () => {
    const done = await outside.copy(link);
    setCopied(done);
    if (!done) address.current?.select();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="white"
      aria-labelledby={title}
      aria-modal="true"
      onKeyDown={keepTabInside}
      onClick={({ target }) => target === dialog.current && onClose()}
      onClose={() => dialog.current?.open || onClose()}
    >
      <div className={styles.content}>
        <h2 id={title} className={styles.title}>
          {choice.kind === 'feed' ? fill(words.subscribeTitle, { title: choice.title }) : choice.title}
        </h2>
        {choice.kind === 'feed' && <p>{words.subscribeText}</p>}
        <ul className={styles.ways}>
          <li>
            {choice.kind === 'feed' ? (
              <a className={styles.way} href={webcal(file)}>
                <Icon name="calendar" size="sm" />
                {words.device}
              </a>
            ) : (
              <FileLink href={file} label={words.file} />
            )}
          </li>
          <li>
            <Link className={styles.way} href={google}>
              <Icon name="external" size="sm" />
              {words.google}
            </Link>
          </li>
          <li>
            <Link className={styles.way} href={outlook}>
              <Icon name="external" size="sm" />
              {words.outlook}
            </Link>
          </li>
          {choice.kind === 'feed' && (
            <li>
              <FileLink href={file} label={words.file} />
            </li>
          )}
        </ul>
        <div className={styles.address}>
          <label>
            {words.address}
            <input ref={address} readOnly value={link} onFocus={({ target }) => target.select()} />
          </label>
          <Button variant="quiet" icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
          <VisuallyHidden>
            <span role="status">{copied && words.copied}</span>
          </VisuallyHidden>
        </div>
        {choice.kind === 'feed' && choice.file !== all && (
          <Button
            variant="quiet"
            onClick={() => {
              setCopied(false);
              setChoice({ kind: 'feed', title: words.all, file: all });
              address.current?.focus();
            }}
          >
            {words.all}
          </Button>
        )}
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="close" size="sm" />
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

const both = (date: CalendarDate, url: string) => [googleDate(date, url), outlookDate(date, url)] as const;

function FileLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.way} href={href}>
      <Icon name="file" size="sm" />
      {label}
    </a>
  );
}
