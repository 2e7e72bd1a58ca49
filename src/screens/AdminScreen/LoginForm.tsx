import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import type { AdminEvent, AdminState } from '../../machines/admin/adminMachine';
import * as styles from './AdminScreen.module.css';
import type { AdminWords } from './words';

interface LoginFormProps {
  words: AdminWords['login'];
  state: AdminState;
  send: (event: AdminEvent) => void;
}

/** Asks for the password. After a wrong one an alert appears, and the field gets the focus back. */
export function LoginForm({ words, state, send }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const checking = state.matches({ session: { loggedOut: 'checking' } });
  const refused = state.matches({ session: { loggedOut: 'refused' } });
  const failed = refused || state.matches({ session: { loggedOut: 'unsupported' } });
  const message = refused ? words.refused : words.unsupported;

  useEffect(() => {
    if (failed) field.current?.focus();
  }, [failed]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'admin.login', password });
  };

  return (
    <form className={styles.login} data-tone="white" onSubmit={onSubmit} aria-label={words.title}>
      <header className={styles.loginHead}>
        <h2 className={styles.heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.intro}</p>
      </header>
      {failed && (
        <div className={styles.alert} role="alert">
          <p className={styles.alertTitle}>{message.title}</p>
          <p>{message.text}</p>
        </div>
      )}
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onValueChange={setPassword}
        fieldRef={(element) => {
          field.current = element;
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={checking}>
          {checking ? words.checking : words.submit}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: 'admin.cancel' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
