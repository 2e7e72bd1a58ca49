import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { CopyFallback } from './CopyFallback';
import { composeMail, type Draft } from './letter';
import * as styles from './MailForm.module.css';
import { useMail } from './useMail';
import type { MailFormWords } from './words';

interface MailFormProps {
  /** The mail address that the mail goes to. */
  to: string;
  words: MailFormWords;
  /** The mail for what is in the fields. */
  draft: (field: (name: string) => string) => Omit<Draft, 'to'>;
  /** The fields. */
  children: ReactNode;
}

/**
 * Writes a mail in the visitor's own mail program; nothing is sent from here. As no page can know whether a mail program
 * opened, the mail can be copied afterwards, and what was typed stays. Without scripts there is the address alone.
 */
export function MailForm({ to, words, draft, children }: MailFormProps) {
  const { sent, open, update } = useMail(words);
  const said = { opened: words.opened, copied: words.cutCopied, kept: words.cutKept };

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return composeMail({ to, ...draft((name) => String(data.get(name) ?? '')) });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void open(read(event.currentTarget));
  };

  return (
    <div className={styles.mail}>
      {/* The fields belong to the browser: what is typed before the scripts have loaded counts, and can be sent. */}
      <form
        className={styles.form}
        action={`mailto:${to}`}
        method="post"
        encType="text/plain"
        data-state={sent?.outcome ?? 'editing'}
        onSubmit={submit}
        onInput={({ currentTarget }) => sent && update(read(currentTarget))}
      >
        <p>{words.required}</p>
        {children}
        <div>
          <Button type="submit" icon="mail">
            {words.submit}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {sent && said[sent.outcome]}
        </p>
        {sent && <CopyFallback letter={sent.letter} words={words} onOtherCopied={update} />}
      </form>
      <p className={styles.direct}>
        <Icon name="mail" size="lg" />
        <span>{words.scriptless}</span>
        <Link href={`mailto:${to}`}>{to}</Link>
      </p>
    </div>
  );
}
