import { fill } from '../../../content/texts/fill';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { DeskState } from '../../machines/desk/deskMachine';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import type { RefusalKind } from '../../machines/desk/github/refusal';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskEndingProps {
  words: DeskWords;
  state: DeskState;
  send: (event: DeskEvent) => void;
}

/** The result of publishing, and what to do next. */
export function DeskEnding({ words: { publish }, state, send }: DeskEndingProps) {
  const { locale } = useInterface();
  const { publication, link, opened, failure } = state.context;
  const isDone = state.matches({ work: { open: 'published' } });
  const { title, text } = isDone ? done(publish, state) : wrong(publish, state, locale);
  const goOn = isDone && publication?.way === 'develop' ? 'desk.load' : 'desk.back';
  return (
    <div className={styles.card} role={isDone ? 'status' : 'alert'}>
      <h2 className={styles.heading}>{title}</h2>
      <p>{text}</p>
      {state.matches({ work: { open: 'failed' } }) && failure?.message && (
        <p className={styles.place}>
          {isGitHubs(failure.kind) ? (
            <>
              {publish.github.says} <span lang="en">{failure.message}</span>
            </>
          ) : (
            failure.message
          )}
        </p>
      )}
      {isDone && link && opened?.github && (
        <p>
          <Link href={link}>{publish.github.see}</Link>
        </p>
      )}
      <div className={styles.row}>
        {state.can({ type: 'desk.retry' }) && (
          <Button onClick={() => send({ type: 'desk.retry' })}>{publish.again}</Button>
        )}
        <Button variant="secondary" onClick={() => send({ type: goOn })}>
          {publish.goOn}
        </Button>
      </div>
    </div>
  );
}

/** Whether the failure has GitHub's own words: of a file that has changed, it has the name. */
const isGitHubs = (kind?: RefusalKind) => kind !== undefined && kind !== 'changed';

type Publish = DeskWords['publish'];

function done(publish: Publish, { context: { publication, link } }: DeskState) {
  const isPull = /\/pull\/\d+$/.test(link ?? '');
  const text =
    publication?.way === 'github'
      ? publish.github[isPull ? 'done' : 'doneDirect']
      : publish[publication?.way ?? 'patch'].done;
  return { title: publish.published, text };
}

function wrong(publish: Publish, state: DeskState, locale: string) {
  const { publication, failure } = state.context;
  if (state.matches({ work: { open: 'offline' } }))
    return publication?.way === 'github' ? publish.github.offline : publish.offline;
  const { title, text } = failure?.kind ? publish.github[failure.kind] : publish.failed;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return { title, text: fill(text, { date: time.format(failure?.until) }) };
}
