import { withPrefix } from 'gatsby';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import { refuseBlanks } from '../../components/TextField/useField';
import { CopyFallback } from './CopyFallback';
import { keepDraft, useDraft } from './drafts';
import { composeMail, type Draft } from './letter';
import * as styles from './MailForm.module.css';
import { useMail } from './useMail';
import type { MailFormWords } from './words';

interface MailFormProps {
  /** The recipient's mail address. */
  to: string;
  words: MailFormWords;
  /** Creates the mail from the values of the fields. */
  draft: (field: (name: string) => string) => Omit<Draft, 'to'>;
  /** `sheet` is paper without the signs of a letter; `plain` lies on what is around it. */
  look?: 'letter' | 'sheet' | 'plain';
  children: ReactNode;
}

const looks = { letter: `${styles.paper} ${styles.airmail}`, sheet: styles.paper, plain: '' };

/**
 * Opens a mail in the visitor's own mail program; the site itself sends nothing. No page can know whether a
 * mail program has opened, so the form keeps its input and the mail can be copied. Without scripts, only the
 * address is shown.
 */
export function MailForm({ to, words, draft, look = 'letter', children }: MailFormProps) {
  const { sent, open, update } = useMail(words);
  const form = useDraft();
  const outcomes = { opened: words.opened, copied: words.cutCopied, kept: words.cutKept };

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return composeMail({ to, ...draft((name) => String(data.get(name) ?? '')) });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseBlanks(event.currentTarget)) void open(read(event.currentTarget));
  };

  return (
    <div className={styles.mail}>
      {/* The fields are uncontrolled, so that input typed before hydration is kept and can be sent. */}
      <form
        ref={form}
        className={`${styles.form} ${looks[look]}`}
        data-tone={look === 'plain' ? undefined : 'cream'}
        action={`mailto:${to}`}
        method="post"
        encType="text/plain"
        data-state={sent?.outcome ?? 'editing'}
        onSubmit={submit}
        onInput={({ currentTarget }) => {
          keepDraft(currentTarget);
          if (sent) update(read(currentTarget));
        }}
      >
        <div className={styles.top}>
          <p>{words.required}</p>
          {look === 'letter' && (
            <span className={styles.stamp}>
              <img src={withPrefix('/logo.svg')} alt="" width="96" height="96" loading="lazy" />
            </span>
          )}
        </div>
        {children}
        <div>
          <Button type="submit" icon="mail">
            {words.submit}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {sent && outcomes[sent.outcome]}
        </p>
        {sent && <CopyFallback letter={sent.letter} words={words} onOtherCopied={update} />}
      </form>
      <p className={styles.direct}>
        <Icon name="mail" size="lg" />
        <span>{words.scriptless}</span>
        <Link href={`mailto:${to}`}>
          <MailAddress address={to} />
        </Link>
      </p>
    </div>
  );
}
