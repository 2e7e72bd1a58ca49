import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { SelectField } from '../../components/TextField/SelectField';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import { PictureField } from './PictureField';
import type { OpenDesk } from './words';

/** A field of a task's form. */
export interface TaskField {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'date' | 'time' | 'datetime-local';
  /** Makes it a picture field. */
  picture?: boolean;
  /** Makes it a select field. */
  options?: readonly { value: string; label: string }[];
  /** Makes it a textarea. */
  long?: boolean;
  /** Repeats it for each language that has this file of words, as `reason.en` and `reason.pl`: only there it can be written. */
  inLanguages?: 'changes' | 'events' | 'faq' | 'notices';
  optional?: boolean;
  /** Shows it only if another field has this value. */
  when?: readonly [name: string, value: string];
}

/** The values that were filled in, by field name. */
export type Filled = Readonly<Record<string, string>>;

/** What is wrong with what was filled in: in a field, or at a place that has none here. */
export interface Wrong {
  field: string;
  where: string;
  what: string;
}

interface TaskFormProps {
  words: { title: string; intro: string; submit: string };
  fields: readonly TaskField[];
  desk: OpenDesk;
  filled: Filled;
  onFill: (name: string, text: string) => void;
  onSubmit: (filled: Filled) => Promise<readonly Wrong[]>;
}

/** The form of a task. Its button adds a change to the draft, unless something is wrong: then the focus goes there. */
export function TaskForm({ words, fields, desk, filled, onFill, onSubmit }: TaskFormProps) {
  const written = (file: string) =>
    desk.languages.filter(({ code }) => desk.values[`data/${code}/${file}.yaml`] !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [wrong]);
  const shown = fields.filter(({ when }) => !when || filled[when[0]] === when[1]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    setWrong(await onSubmit(filled).finally(() => setWaiting(false)));
  };
  const namesOf = ({ name, inLanguages }: TaskField) =>
    inLanguages ? written(inLanguages).map(({ code }) => `${name}.${code}`) : [name];
  const names = shown.flatMap(namesOf);
  const elsewhere = wrong.filter(({ field }) => !names.includes(field));
  const control = (field: TaskField, name: string, label: string) => {
    const error = wrong.find((one) => one.field === name)?.what;
    const shared = {
      ...{ name, label, hint: field.hint, error, required: !field.optional },
      value: filled[name] ?? '',
      onValueChange: (text: string) => onFill(name, text),
    };
    if (field.picture) return <PictureField {...shared} desk={desk} />;
    return field.options ? (
      <SelectField {...shared} options={field.options} unset={desk.words.files.unset} />
    ) : (
      <TextField {...shared} type={field.type} rows={field.long ? 4 : undefined} />
    );
  };
  return (
    <form ref={form} className={styles.card} aria-label={words.title} onSubmit={submit}>
      <h2 className={styles.heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <div className={styles.sides}>
        {shown.map((field) =>
          field.inLanguages ? (
            <div key={field.name} className={styles.languages}>
              {written(field.inLanguages).map(({ code, name }) => (
                <div key={code} lang={code}>
                  {control(field, `${field.name}.${code}`, `${field.label} (${name})`)}
                </div>
              ))}
            </div>
          ) : (
            <div key={field.name}>{control(field, field.name, field.label)}</div>
          ),
        )}
      </div>
      {elsewhere.length > 0 && (
        <div className={styles.alert} role="alert" tabIndex={-1}>
          <ul className={styles.list}>
            {elsewhere.map(({ where, what }) => (
              <li key={where + what} className={styles.place}>
                {where}: {what}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {/* The second click of a double click would find the form emptied, and all of it wrong. */}
        <Button
          type="submit"
          aria-disabled={waiting}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
