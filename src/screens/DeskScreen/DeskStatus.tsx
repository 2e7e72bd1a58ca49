import { formFor } from '../../../content/languages/formFor';
import { fill } from '../../../content/texts/fill';
import { Button } from '../../components/Button/Button';
import { useInterface } from '../../content/InterfaceContext';
import type { DeskState } from '../../machines/desk/deskMachine';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskStatusProps {
  words: DeskWords;
  state: DeskState;
  send: (event: DeskEvent) => void;
}

/** The draft's status: how many changes and mistakes it has, and whether it is saved. Also undo and redo. */
export function DeskStatus({ words, state, send }: DeskStatusProps) {
  const { locale } = useInterface();
  const { status, unkept, elsewhere } = words;
  const { changes, review } = state.context;
  const counted = (forms: typeof status.mistakes, n: number) => fill(formFor(forms, n, locale), { n });
  const mistakes = review?.problems.length ?? 0;
  const says = [
    changes.length > 0 ? counted(status.changes, changes.length) : status.unchanged,
    state.matches({ work: 'loading' })
      ? words.loading
      : state.matches({ work: { open: 'checking' } })
        ? status.checking
        : mistakes > 0
          ? counted(status.mistakes, mistakes)
          : status.right,
    state.matches({ work: { open: 'publishing' } }) && words.publish.publishing,
    state.matches({ draft: 'keeping' }) && status.keeping,
    state.matches({ draft: 'kept' }) && changes.length > 0 && status.kept,
  ];
  return (
    <div className={styles.card}>
      <div className={styles.bar}>
        <p role="status">{says.filter(Boolean).join(' · ')}</p>
        <div className={styles.row}>
          <Button
            variant="secondary"
            aria-disabled={!state.can({ type: 'desk.undo' })}
            onClick={() => send({ type: 'desk.undo' })}
          >
            {status.undo}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={!state.can({ type: 'desk.redo' })}
            onClick={() => send({ type: 'desk.redo' })}
          >
            {status.redo}
          </Button>
        </div>
      </div>
      {state.matches({ draft: 'unkept' }) && (
        <div className={styles.alert} role="alert">
          <p>
            <strong>{unkept.title}</strong>
          </p>
          <p>{unkept.text}</p>
        </div>
      )}
      {state.matches({ draft: 'elsewhere' }) && (
        <div className={styles.alert} role="alert">
          <p>
            <strong>{elsewhere.title}</strong>
          </p>
          <p>{elsewhere.text}</p>
          <div className={styles.row}>
            <Button variant="secondary" onClick={() => send({ type: 'desk.takeOver' })}>
              {elsewhere.takeOver}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={!state.can({ type: 'desk.load' })}
              onClick={() => send({ type: 'desk.load' })}
            >
              {elsewhere.load}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
