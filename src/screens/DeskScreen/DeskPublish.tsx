import { Button } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import type { DeskState } from '../../machines/desk/deskMachine';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import type { Publication } from '../../machines/desk/publication';
import { DeskEnding } from './DeskEnding';
import * as styles from './DeskScreen.module.css';
import { GitHubForm } from './GitHubForm';
import type { DeskWords } from './words';

interface DeskPublishProps {
  words: DeskWords;
  state: DeskState;
  send: (event: DeskEvent) => void;
}

/** The ways to publish the draft, then the result. Nothing can be published while there are mistakes. */
export function DeskPublish({ words, state, send }: DeskPublishProps) {
  const { publish } = words;
  const { changes, review, opened, publication } = state.context;
  if (state.hasTag('over')) return <DeskEnding words={words} state={state} send={send} />;
  if (changes.length === 0) return <Notice>{publish.none}</Notice>;
  if (review && review.problems.length > 0) return <Notice>{publish.mistakes}</Notice>;
  const way = opened?.way ?? 'patch';
  const submit = (publication: Publication) => send({ type: 'desk.publish', publication });
  const can = state.can({ type: 'desk.publish', publication: { way } });
  const onItsWay = state.matches({ work: { open: 'publishing' } }) ? publication?.way : undefined;
  return (
    <div className={styles.stack}>
      {opened?.github && (
        <GitHubForm
          words={publish.github}
          to={opened.github}
          // Not while publishing: the form must not change until there is a result.
          kept={publication?.way === 'github' && !onItsWay ? publication : undefined}
          publishing={onItsWay === 'github' ? publish.publishing : undefined}
          can={can}
          onSubmit={submit}
        />
      )}
      <div className={styles.card}>
        <h2 className={styles.heading}>{publish[way].title}</h2>
        <p>{publish[way].intro}</p>
        <div>
          <Button
            variant={opened?.github ? 'secondary' : 'primary'}
            aria-disabled={!can}
            onClick={() => submit({ way })}
          >
            {onItsWay === way ? publish.publishing : publish[way].submit}
          </Button>
        </div>
      </div>
    </div>
  );
}
