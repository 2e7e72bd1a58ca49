import { type FormEvent, useState } from 'react';
import { slugOf } from '../../../content/texts/slugOf';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import type { OpenDesk } from './words';

interface NewEntryProps {
  desk: OpenDesk;
  /** What it is an entry of, where there may be several. */
  of?: string;
  onAdd: (id: string) => void;
}

/** Adds an entry, whose id is made from a name: it is for good, as other files know the entry by it. */
export function NewEntry({ desk, of, onAdd }: NewEntryProps) {
  const { key, keyHint, keyWrong, add } = desk.words.files;
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const id = slugOf(name);
    setWrong(id === '');
    if (id === '') return;
    onAdd(id);
    setName('');
  };
  return (
    <form className={styles.row} onSubmit={onSubmit}>
      <TextField
        label={of ? `${key}: ${of}` : key}
        hint={keyHint}
        error={isWrong ? keyWrong : undefined}
        name="key"
        required
        value={name}
        onValueChange={setName}
      />
      <Button variant="secondary" type="submit" aria-label={of && `${add}: ${of}`}>
        {add}
      </Button>
    </form>
  );
}
