import { fill } from '../../../content/texts/fill';
import { feedbackMessage } from '../../behaviour';
import { SelectField } from '../../components/TextField/SelectField';
import { TextField } from '../../components/TextField/TextField';
import { MailForm } from '../MailForm/MailForm';
import type { MailFormWords } from '../MailForm/words';
import * as styles from './CompanyForm.module.css';

export interface CompanyFormProps {
  /** The recipient's mail address. */
  to: string;
  words: MailFormWords & {
    name: string;
    email: string;
    people: string;
    date: string;
    dateHint: string;
    city: string;
    cityUnset: string;
    wishes: string;
    /** `{name}` is replaced by the sender's name. */
    subject: string;
  };
  /** The cities where the academy trains. */
  cities: readonly string[];
}

/** An enquiry from a company on a clipboard, which opens as a mail in the visitor's mail program. */
export function CompanyForm({ to, words, cities }: CompanyFormProps) {
  const asked = ['name', 'email', 'people', 'city', 'date'] as const;
  return (
    <div className={styles.board}>
      <MailForm
        to={to}
        words={words}
        look="sheet"
        draft={(field) => ({
          subject: fill(words.subject, { name: field('name') }),
          // Empty fields, such as an open date, are left out of the mail.
          details: asked.flatMap((key) => (field(key) ? [[words[key], field(key)] as const] : [])),
          message: field('wishes'),
        })}
      >
        <div className={styles.row}>
          <TextField label={words.name} name="name" autoComplete="name" required />
          <TextField label={words.email} name="email" type="email" autoComplete="email" required />
        </div>
        <div className={`${styles.row} ${styles.short}`}>
          <TextField label={words.people} name="people" type="number" min={1} required />
          <SelectField label={words.city} name="city" options={cities} unset={words.cityUnset} required />
          <TextField label={words.date} name="date" type="date" hint={words.dateHint} />
        </div>
        <TextField label={words.wishes} name="wishes" rows={feedbackMessage.rows} />
      </MailForm>
    </div>
  );
}
