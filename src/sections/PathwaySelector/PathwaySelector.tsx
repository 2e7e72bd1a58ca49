import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../content/texts/fill';
import { hasModifier } from '../../browser/modifiers';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { PathwayControl } from './PathwayRunner';
import * as styles from './PathwaySelector.module.css';
import { PathwayStagePanel } from './PathwayStagePanel';

/** A stage of the coaching pathway. */
export type PathwayStage = Queries.ProgramsContentPathwayStagesFragment;

export interface PathwaySelectorProps {
  words: Pick<
    Queries.ProgramsContentPathwayFragment,
    'title' | 'intro' | 'progressLabel' | 'progress' | 'requirements'
  > & {
    /** Names the stages for screen readers. */
    label: string;
  };
  stages: readonly PathwayStage[];
}

const loadRunner = () => import('./PathwayRunner').then(({ PathwayRunner }) => PathwayRunner);

const moves = {
  ArrowRight: 'pathway.next',
  ArrowLeft: 'pathway.previous',
  Home: 'pathway.first',
  End: 'pathway.last',
} as const;

/**
 * The stages of the pathway, each with its requirements. In the HTML, stages are links to their panels, all
 * of which are there. Once the machine has loaded, the same elements become tabs, and the hash follows the
 * selection.
 */
export function PathwaySelector({ words, stages }: PathwaySelectorProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<PathwayControl>();
  const chosen = control?.state.value;

  // Selection follows focus, so when the selection changes, move the focus too.
  useEffect(() => {
    if (!chosen || !list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A tab's key, too: the focused one is selected already, but on a link Space would scroll the page.
    if (event.key === ' ') event.preventDefault();
    const move = Object.entries(moves).find(([key]) => key === event.key)?.[1];
    if (!move || !control || hasModifier(event)) return;
    event.preventDefault();
    control.send({ type: move });
  };

  return (
    <div className={styles.pathway} data-state={control ? 'selected' : 'plain'}>
      <header>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <div
        ref={list}
        className={styles.stages}
        {...{ role: control ? 'tablist' : 'navigation', 'aria-label': words.label }}
      >
        {stages.map(({ key, title }, n) => (
          <a
            key={key}
            className={styles.stage}
            id={`${id}tab-${key}`}
            href={`#stage=${key}`}
            {...(control && {
              role: 'tab',
              'aria-selected': key === chosen,
              'aria-controls': `stage=${key}`,
              tabIndex: key === chosen ? 0 : -1,
              onKeyDown,
              onClick: (event) => {
                event.preventDefault();
                control.send({ type: 'pathway.select', stage: key });
              },
            })}
          >
            <span className={styles.number} aria-hidden="true">
              {n + 1}
            </span>
            {title}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {stages.map((stage, n) => (
          <PathwayStagePanel
            key={stage.key}
            stage={stage}
            place={n + 1}
            count={stages.length}
            progress={fill(words.progress, { n: n + 1 })}
            words={words}
            {...(control && { tab: `${id}tab-${stage.key}`, chosen: stage.key === chosen })}
          />
        ))}
      </div>
      <LazyPart load={loadRunner}>{(Runner) => <Runner onChange={setControl} />}</LazyPart>
    </div>
  );
}
