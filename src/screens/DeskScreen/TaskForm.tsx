import { type FormEvent, useState } from 'react';
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

interface TaskFormProps {
  words: { title: string; intro: string; submit: string };
  fields: readonly TaskField[];
  desk: OpenDesk;
  filled: Filled;
  onFill: (name: string, text: string) => void;
  /** Returns error messages by field name. */
  onSubmit: (filled: Filled) => Promise<Filled>;
}

/** The form of a task. Its button adds a change to the draft. */
export function TaskForm({ words, fields, desk, filled, onFill, onSubmit }: TaskFormProps) {
  const written = (file: string) =>
    desk.languages.filter(({ code }) => desk.values[`data/${code}/${file}.yaml`] !== undefined);
  const [wrong, setWrong] = useState<Filled>({});
  const shown = fields.filter(({ when }) => !when || filled[when[0]] === when[1]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(await onSubmit(filled));
  };
  const control = (field: TaskField, name: string, label: string) => {
    const shared = {
      ...{ name, label, hint: field.hint, error: wrong[name], required: !field.optional },
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
    <form className={styles.card} aria-label={words.title} onSubmit={submit}>
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
      <div>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
