import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import type { FeedbackFormWords } from './FeedbackForm';
import * as styles from './FeedbackForm.module.css';
import type { Letter } from './mailto';

/** For those whose mail program did not open: the mail as text, to be copied. */
export function ByHand({ letter, words }: { letter: Letter; words: FeedbackFormWords }) {
  const address = useRef<HTMLElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState('');

  const copy = async (element: HTMLElement | null, content: string) => {
    setStatus('');
    try {
      await navigator.clipboard.writeText(content);
      setStatus(words.copied);
    } catch {
      if (element) window.getSelection()?.selectAllChildren(element);
      setStatus(words.copyFailed);
    }
  };

  return (
    <section className={styles.byHand}>
      <h3 className={styles.byHandTitle}>{words.byHandTitle}</h3>
      <p>{words.byHand}</p>
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
      <p className={styles.actions}>
        <Button variant="quiet" icon="copy" onClick={() => copy(address.current, letter.to)}>
          {words.copyAddress}
        </Button>
        <Button variant="quiet" icon="copy" onClick={() => copy(text.current, letter.body)}>
          {words.copyLetter}
        </Button>
      </p>
      <p role="status">{status}</p>
    </section>
  );
}
