import { type ReactNode, useId } from 'react';
import { Notice } from '../../components/Notice/Notice';
import type { DeskState } from '../../machines/desk/deskMachine';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface EditingProps {
  words: DeskWords;
  state: DeskState;
  children: ReactNode;
}

const anyEdit = { type: 'desk.change', change: { id: '', edits: [] } } as const;

/** A part of the desk that edits the draft. While the draft takes no edits, its controls are switched off, and it says why. */
export function Editing({ words, state, children }: EditingProps) {
  const id = useId();
  const can = state.can(anyEdit);
  return (
    <fieldset
      className={styles.editing}
      disabled={!can}
      // A group without a name says nothing, unless it says why.
      role={can ? 'none' : undefined}
      aria-describedby={can ? undefined : id}
    >
      {!can && (
        <div id={id}>
          <Notice>{state.matches({ work: 'loading' }) ? words.loading : words.publish.publishing}</Notice>
        </div>
      )}
      {children}
    </fieldset>
  );
}
