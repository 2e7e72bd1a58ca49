import { fill } from '../../../content/texts/fill';
import { feedbackMessage } from '../../behaviour';
import { TextField } from '../../components/TextField/TextField';
import { MailForm } from '../MailForm/MailForm';
import * as styles from './FeedbackForm.module.css';

/** The texts of the form. */
export type FeedbackFormWords = Queries.FeedbackFormFragment;

export interface FeedbackFormProps {
  /** The recipient's mail address. */
  to: string;
  words: FeedbackFormWords;
  /** Replaces the subject from `words`; `{name}` is replaced by the sender's name. */
  subject?: string;
  /** Not a letter: on a board. */
  plain?: boolean;
}

/** Feedback or a question, which opens as a mail in the visitor's mail program (behaviour.md 15.3). */
export function FeedbackForm({ to, words, subject = words.subject, plain }: FeedbackFormProps) {
  return (
    <MailForm
      to={to}
      words={words}
      look={plain ? 'plain' : 'letter'}
      draft={(field) => ({
        subject: fill(subject, { name: field('name') }),
        details: [
          [words.name, field('name')],
          [words.email, field('email')],
        ],
        message: field('message'),
      })}
    >
      <div className={styles.sender}>
        <TextField label={words.name} name="name" autoComplete="name" required />
        <TextField label={words.email} name="email" type="email" autoComplete="email" required />
      </div>
      <TextField label={words.message} name="message" rows={feedbackMessage.rows} required />
    </MailForm>
  );
}
