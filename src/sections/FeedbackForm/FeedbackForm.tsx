import { feedbackMessage } from '../../behaviour';
import { TextField } from '../../components/TextField/TextField';
import { fill } from '../../content/InterfaceContext';
import { MailForm } from '../MailForm/MailForm';

/** What the form says. */
export type FeedbackFormWords = Queries.FeedbackFormFragment;

export interface FeedbackFormProps {
  /** The mail address that the message goes to. */
  to: string;
  words: FeedbackFormWords;
  /** Another subject than that of the words; `{name}` in it is the sender's. */
  subject?: string;
}

/** Feedback, or a question, as a mail of the visitor's own (behaviour.md 15.3). */
export function FeedbackForm({ to, words, subject = words.subject }: FeedbackFormProps) {
  return (
    <MailForm
      to={to}
      words={words}
      draft={(field) => ({
        subject: fill(subject, { name: field('name') }),
        details: [
          [words.name, field('name')],
          [words.email, field('email')],
        ],
        message: field('message'),
      })}
    >
      <TextField label={words.name} name="name" autoComplete="name" required />
      <TextField label={words.email} name="email" type="email" autoComplete="email" required />
      <TextField label={words.message} name="message" rows={feedbackMessage.rows} required />
    </MailForm>
  );
}
