import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { Tone } from '../../components/Section/Section';
import type { FinderPanelProps } from './FinderPanel';
import * as styles from './ProgramFinder.module.css';

export interface ProgramFinderProps extends FinderPanelProps {
  tone?: Tone;
}

const loadPanel = () => import('./FinderPanel').then(({ FinderPanel }) => FinderPanel);

/**
 * Three questions that lead to a programme, collapsed to one line. The line is a native `<details>`, so that it can be opened before
 * hydration; its content is loaded when it opens. Not shown without scripts.
 */
export function ProgramFinder({ words, sessions, to, tone = 'white' }: ProgramFinderProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);

  // It may have been opened before hydration.
  useEffect(() => setWanted(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className={styles.finder}
      data-tone={tone}
      onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
    >
      <summary className={styles.summary}>
        <span className={styles.sign}>
          <Icon name="compass" />
        </span>
        <span className={styles.invitation}>
          <span className={styles.name}>{words.title}</span>
          <span className={styles.first}>{words.questions.who.title}</span>
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </summary>
      <div className={styles.place}>
        {wanted && (
          <LazyPart load={loadPanel} eager>
            {(Panel) => <Panel words={words} sessions={sessions} to={to} />}
          </LazyPart>
        )}
      </div>
    </details>
  );
}
