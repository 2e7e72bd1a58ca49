import { fill } from '../../../content/texts/fill';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { useInterface } from '../../content/InterfaceContext';
import type { DeskState } from '../../machines/desk/deskMachine';
import type { DeskEvent } from '../../machines/desk/deskTypes';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskEndingProps {
  words: DeskWords;
  state: DeskState;
  send: (event: DeskEvent) => void;
}

/** How publishing went, and what to do now. */
export function DeskEnding({ words: { publish }, state, send }: DeskEndingProps) {
  const { locale } = useInterface();
  const { by, link, opened, trouble } = state.context;
  const isDone = state.matches({ work: { open: 'published' } });
  const { title, text } = isDone ? done(publish, state) : wrong(publish, state, locale);
  const goOn = isDone && by?.way === 'develop' ? 'desk.load' : 'desk.back';
  return (
    <div className={styles.card} role={isDone ? 'status' : 'alert'}>
      <h2 className={styles.heading}>{title}</h2>
      <p>{text}</p>
      {state.matches({ work: { open: 'failed' } }) && trouble?.message && (
        <p className={styles.place}>{trouble.message}</p>
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

type Publish = DeskWords['publish'];

function done(publish: Publish, { context: { by, link } }: DeskState) {
  const isPull = /\/pull\/\d+$/.test(link ?? '');
  const text =
    by?.way === 'github' ? publish.github[isPull ? 'done' : 'doneDirect'] : publish[by?.way ?? 'patch'].done;
  return { title: publish.published, text };
}

function wrong(publish: Publish, state: DeskState, locale: string) {
  const { by, trouble } = state.context;
  if (state.matches({ work: { open: 'offline' } }))
    return by?.way === 'github' ? publish.github.offline : publish.offline;
  const { title, text } = trouble?.kind ? publish.github[trouble.kind] : publish.failed;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return { title, text: fill(text, { date: time.format(trouble?.until) }) };
}
