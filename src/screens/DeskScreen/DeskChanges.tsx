import type { Change } from '../../../content/desk/edits';
import type { Difference, Review } from '../../../content/desk/review';
import { Button } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskChangesProps {
  words: DeskWords;
  changes: readonly Change[];
  review?: Review;
  send: (event: DeskEvent) => void;
}

/** The draft's changes, word by word. Each can be dropped; conflicts with newer changes of the site are settled here. */
export function DeskChanges({ words, changes, review, send }: DeskChangesProps) {
  const texts = words.changes;
  if (changes.length === 0) return <Notice>{texts.none}</Notice>;
  return (
    <ol className={styles.list}>
      {changes.map(({ id }, n) => {
        const { differences = [], stale = [] } = review?.changes.find((one) => one.id === id) ?? {};
        return (
          <li key={id} className={styles.card}>
            {differences.map((difference, at) => {
              // Two differences may have the same path. The index is safe as part of the key because they have no state.
              const key = `${difference.file} ${difference.path} ${at}`;
              return <DifferenceView key={key} words={words} {...difference} />;
            })}
            {stale.map((place) => {
              const choose = (mine: boolean) => send({ type: 'desk.choose', id, stale: place, mine });
              return (
                <div key={`${place.file} ${place.path.join('.')}`} className={styles.alert} role="alert">
                  <p>
                    <strong>{texts.conflict.title}</strong>
                  </p>
                  <p>{texts.conflict.text}</p>
                  <p className={styles.difference}>
                    {place.theirs === undefined ? texts.nothing : JSON.stringify(place.theirs)}
                  </p>
                  <div className={styles.row}>
                    <Button variant="secondary" onClick={() => choose(true)}>
                      {texts.mine}
                    </Button>
                    <Button variant="secondary" onClick={() => choose(false)}>
                      {texts.theirs}
                    </Button>
                  </div>
                </div>
              );
            })}
            <div>
              <Button
                variant="quiet"
                aria-label={`${texts.drop} ${n + 1}`}
                onClick={() => send({ type: 'desk.drop', id })}
              >
                {texts.drop}
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function DifferenceView({ words: { changes }, file, path, pieces }: Difference & { words: DeskWords }) {
  return (
    <div>
      <p className={styles.place}>
        {file} › {path}
      </p>
      <p className={styles.difference}>
        {pieces.map(({ text, only }, n) => {
          const key = `${n} ${text}`;
          if (!only) return <span key={key}>{text}</span>;
          const Tag = only === 'after' ? 'ins' : 'del';
          return (
            <Tag key={key}>
              <VisuallyHidden>{only === 'after' ? changes.added : changes.removed}: </VisuallyHidden>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}
