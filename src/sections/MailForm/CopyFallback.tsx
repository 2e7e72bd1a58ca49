import { useRef, useState } from 'react';
import { outside } from '../../browser/outside';
import { Button } from '../../components/Button/Button';
import type { Letter } from './letter';
import * as styles from './MailForm.module.css';
import type { MailFormWords } from './words';

interface CopyFallbackProps {
  letter: Letter;
  words: MailFormWords;
  /** Called when something other than the mail has been copied. */
  onOtherCopied: () => void;
}

/** Shows the mail as text to copy, in case the mail program did not open or received only the beginning. */
export function CopyFallback({ letter, words, onOtherCopied }: CopyFallbackProps) {
  const address = useRef<HTMLElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState('');

  const copy = async (element: HTMLElement | null, content: string) => {
    setStatus('');
    const copied = await outside.copy(content);
    if (!copied && element) window.getSelection()?.selectAllChildren(element);
    if (copied && content !== letter.body) onOtherCopied();
    setStatus(copied ? words.copied : words.copyFailed);
  };

  return (
    <section className={styles.copyFallback}>
      <h3 className={styles.copyFallbackTitle}>{words.byHandTitle}</h3>
      <p>{words.byHand}</p>
      <p className={styles.actions}>
        <Button variant="quiet" icon="copy" onClick={() => copy(address.current, letter.to)}>
          {words.copyAddress}
        </Button>
        <Button variant="quiet" icon="copy" onClick={() => copy(text.current, letter.body)}>
          {words.copyLetter}
        </Button>
      </p>
      <p role="status">{status}</p>
      <dl className={styles.parts}>
        <div>
          <dt>{words.address}</dt>
          <dd ref={address} className={styles.copy}>
            {letter.to}
          </dd>
        </div>
        <div>
          <dt>{words.letter}</dt>
          <dd>
            <pre ref={text} className={styles.letter}>
              {letter.body}
            </pre>
          </dd>
        </div>
      </dl>
    </section>
  );
}
