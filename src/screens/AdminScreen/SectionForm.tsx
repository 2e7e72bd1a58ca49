import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import { keepClear } from '../../components/Toaster/useClearPlace';
import type { AdminContext, AdminEvent } from '../../machines/admin/adminMachine';
import * as styles from './AdminScreen.module.css';
import { sectionView } from './sectionView';
import type { AdminSection, AdminWords } from './words';

interface SectionFormProps {
  section: AdminSection;
  words: AdminWords;
  context: AdminContext;
  send: (event: AdminEvent) => void;
}

/** A text with a higher limit than this gets a textarea; characters. */
const longText = 120;

/** The form for one section's texts. Input is a draft until it is saved; errors appear at the fields. */
export function SectionForm({ section, words, context, send }: SectionFormProps) {
  const { name, texts, problems, unsaved } = sectionView(section.name, context);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'admin.save', section: name });
  };
  return (
    <form className={styles.form} data-tone="white" onSubmit={onSubmit} aria-label={section.label} noValidate>
      {section.fields.map(({ name: field, label, limit }) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            label={label}
            name={field}
            required
            value={texts[field] ?? ''}
            rows={limit > longText ? Math.min(6, Math.ceil(limit / 100)) : undefined}
            counter={limit}
            error={problem && words.problems[problem]}
            onValueChange={(text) => send({ type: 'admin.edit', section: name, field, text })}
          />
        );
      })}
      <div className={styles.actions} {...keepClear}>
        <Button type="submit">{words.panel.save}</Button>
        {unsaved && <p className={styles.unsaved}>{words.panel.unsaved}</p>}
      </div>
    </form>
  );
}
