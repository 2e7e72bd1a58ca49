import { Button } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import type { DeskEvent, DeskState } from '../../machines/desk/deskMachine';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskPublishProps {
  words: DeskWords;
  state: DeskState;
  send: (event: DeskEvent) => void;
}

const endings = ['published', 'failed', 'offline'] as const;

/** The way from the draft to the site, and how it went. Nothing can be published while there is a mistake. */
export function DeskPublish({ words: { publish }, state, send }: DeskPublishProps) {
  const way = state.context.opened?.way ?? 'patch';
  const ending = endings.find((name) => state.matches({ work: { open: name } }));
  const publishing = state.matches({ work: { open: 'publishing' } });
  if (ending)
    return (
      <div className={styles.card} role={ending === 'published' ? 'status' : 'alert'}>
        <h2 className={styles.heading}>
          {ending === 'published' ? publish.published : publish[ending].title}
        </h2>
        <p>{ending === 'published' ? publish[way].done : publish[ending].text}</p>
        {ending === 'failed' && <p className={styles.place}>{state.context.trouble}</p>}
        <div className={styles.row}>
          {ending !== 'published' && (
            <Button onClick={() => send({ type: 'desk.retry' })}>{publish.again}</Button>
          )}
          <Button
            variant="secondary"
            onClick={() =>
              send({ type: ending === 'published' && way === 'develop' ? 'desk.load' : 'desk.back' })
            }
          >
            {publish.goOn}
          </Button>
        </div>
      </div>
    );
  const { changes, review } = state.context;
  if (changes.length === 0) return <Notice>{publish.none}</Notice>;
  if (review && review.problems.length > 0) return <Notice>{publish.mistakes}</Notice>;
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{publish[way].title}</h2>
      <p>{publish[way].intro}</p>
      <div>
        <Button
          aria-disabled={!state.can({ type: 'desk.publish' })}
          onClick={() => send({ type: 'desk.publish' })}
        >
          {publishing ? publish.publishing : publish[way].submit}
        </Button>
      </div>
    </div>
  );
}
