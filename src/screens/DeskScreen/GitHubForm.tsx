import { type FormEvent, useId } from 'react';
import { fill } from '../../../content/texts/fill';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { TextField } from '../../components/TextField/TextField';
import type { ToGitHub } from '../../machines/desk/publication';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface GitHubFormProps {
  words: DeskWords['publish']['github'];
  to: Pick<ToGitHub, 'repository' | 'commit'>;
  /** The previous attempt, whose token this tab still has. */
  kept?: ToGitHub;
  /** The button's label while publishing. */
  publishing?: string;
  can: boolean;
  onSubmit: (publication: ToGitHub) => void;
}

/** Asks for a token and how to publish on GitHub. A typed token is in no state of React's and, once sent, only in the desk's machine. */
export function GitHubForm({ words, to, kept, publishing, can, onSubmit }: GitHubFormProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!can) return;
    const filled = new FormData(event.currentTarget);
    const token = String(filled.get('token')).trim() || (kept?.token ?? '');
    onSubmit({ way: 'github', ...to, token, direct: filled.get('how') === 'direct', title: words.commit });
  };
  const ways = [
    { how: 'pull', label: words.pull, hint: words.pullHint },
    { how: 'direct', label: words.direct, hint: words.directHint },
  ];
  return (
    // `post`, so that the token cannot end up in the address if the browser ever submits the form itself.
    <form className={styles.card} method="post" aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={styles.heading}>
        {words.title}
      </h2>
      <p>{fill(words.intro, { name: to.repository })}</p>
      <TextField
        label={words.token}
        hint={kept ? words.tokenKept : words.tokenHint}
        name="token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        required={!kept}
      />
      <p>
        <Link href={words.makeToken.href}>{words.makeToken.label}</Link>
      </p>
      <fieldset className={styles.ways}>
        <legend>{words.how}</legend>
        {ways.map(({ how, label, hint }) => (
          <label key={how} className={styles.way}>
            <input
              type="radio"
              name="how"
              value={how}
              defaultChecked={(how === 'direct') === (kept?.direct ?? false)}
            />
            <span>{label}</span>
            <span className={styles.place}>{hint}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" aria-disabled={!can}>
          {publishing ?? words.submit}
        </Button>
      </div>
    </form>
  );
}
