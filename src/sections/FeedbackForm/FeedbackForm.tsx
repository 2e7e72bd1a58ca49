import { type FormEvent, useState } from 'react';
import { feedbackMessage, mailtoLimit } from '../../behaviour';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/Field/Field';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { ByHand } from './ByHand';
import * as styles from './FeedbackForm.module.css';
import { type Letter, mailtoHref, toLetter } from './mailto';
import { outside } from './outside';

/** The fragment `FeedbackForm`. */
export interface FeedbackFormWords {
  required: string;
  name: string;
  email: string;
  message: string;
  submit: string;
  subject: string;
  opened: string;
  tooLong: string;
  byHandTitle: string;
  byHand: string;
  address: string;
  letter: string;
  copyAddress: string;
  copyLetter: string;
  copied: string;
  copyFailed: string;
  scriptless: string;
}

export interface FeedbackFormProps {
  /** The mail address that the message goes to. */
  to: string;
  words: FeedbackFormWords;
  /** Another subject than that of the words; `{name}` in it is the sender's. */
  subject?: string;
}

/**
 * Writes a mail in the visitor's own mail program; nothing is sent from here. As no page can know whether a mail program
 * opened, the mail can be copied afterwards, and what was typed stays. Without scripts there is the address alone.
 */
export function FeedbackForm({ to, words, subject = words.subject }: FeedbackFormProps) {
  const [letter, setLetter] = useState<Letter>();
  const tooLong = letter !== undefined && mailtoHref(letter).length > mailtoLimit;

  const read = (form: HTMLFormElement): Letter => {
    const data = new FormData(form);
    const field = (name: string) => String(data.get(name) ?? '');
    const draft = { name: field('name'), email: field('email'), message: field('message') };
    return toLetter(draft, { to, subject, name: words.name, email: words.email });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = read(event.currentTarget);
    const href = mailtoHref(written);
    setLetter(written);
    if (href.length <= mailtoLimit) outside.open(href);
  };

  return (
    <div className={styles.feedback}>
      {/* The fields belong to the browser: what is typed before the scripts have loaded counts, and can be sent. */}
      <form
        className={styles.form}
        action={`mailto:${to}`}
        method="post"
        encType="text/plain"
        data-state={letter ? (tooLong ? 'too-long' : 'opened') : 'editing'}
        onSubmit={submit}
        onInput={({ currentTarget }) => letter && setLetter(read(currentTarget))}
      >
        <p>{words.required}</p>
        <TextField label={words.name} name="name" autoComplete="name" required />
        <TextField label={words.email} name="email" type="email" autoComplete="email" required />
        <TextField label={words.message} name="message" rows={feedbackMessage.rows} required />
        <div>
          <Button type="submit" icon="mail">
            {words.submit}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {letter && (tooLong ? words.tooLong : words.opened)}
        </p>
        {letter && <ByHand letter={letter} words={words} />}
      </form>
      <p className={styles.direct}>
        <Icon name="mail" size="lg" />
        <span>{words.scriptless}</span>
        <Link href={`mailto:${to}`}>{to}</Link>
      </p>
    </div>
  );
}
