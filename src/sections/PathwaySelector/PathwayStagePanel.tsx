import { Icon } from '../../components/Icon/Icon';
import * as styles from './PathwaySelector.module.css';

interface PathwayStagePanelProps {
  stage: Queries.ProgramsContentPathwayStagesFragment;
  /** Counted from 1. */
  place: number;
  count: number;
  /** `2 of 5` */
  progress: string;
  words: Pick<Queries.ProgramsContentPathwayFragment, 'progressLabel' | 'requirements'>;
  /** Id of its tab, once the stages are tabs. */
  tab?: string;
  chosen?: boolean;
}

/** A stage's description, its requirements, and its place on the pathway. */
export function PathwayStagePanel({
  stage,
  place,
  count,
  progress,
  words,
  tab,
  chosen,
}: PathwayStagePanelProps) {
  const tabPanel = tab && {
    role: 'tabpanel',
    'aria-labelledby': tab,
    tabIndex: 0,
    'data-state': chosen ? 'active' : 'inactive',
  };
  return (
    <div id={`stage=${stage.key}`} className={styles.panel} {...tabPanel}>
      <div className={styles.about}>
        <h3 className={styles.stageTitle}>{stage.title}</h3>
        <p>{stage.description}</p>
        <div className={styles.progress}>
          <p className={styles.progressText}>
            <span>{words.progressLabel}</span> <strong>{progress}</strong>
          </p>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={words.progressLabel}
            aria-valuemin={0}
            aria-valuenow={place}
            aria-valuemax={count}
            aria-valuetext={progress}
          >
            <div className={styles.bar} style={{ width: `${(place / count) * 100}%` }} />
          </div>
        </div>
      </div>
      <div className={styles.requirements}>
        <h4 className={styles.requirementsTitle}>{words.requirements}</h4>
        <ul>
          {stage.requirements.map((requirement) => (
            <li key={requirement}>
              <Icon name="check" size="sm" />
              {requirement}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
