import { type ReactNode, useMemo, useState } from 'react';
import { drafted } from '../../../content/desk/edits';
import type { Problem } from '../../../content/problems';
import { Button } from '../../components/Button/Button';
import { Tabs } from '../../components/Tabs/Tabs';
import { useDesk } from '../../machines/desk/useDesk';
import { DeskChanges } from './DeskChanges';
import { DeskFiles } from './DeskFiles';
import { DeskMistakes } from './DeskMistakes';
import { DeskPublish } from './DeskPublish';
import * as styles from './DeskScreen.module.css';
import { DeskStatus } from './DeskStatus';
import { DeskTasks } from './DeskTasks';
import { Editing } from './Editing';
import { editedLanguages } from './editedLanguages';
import { DeskPreview } from './preview/DeskPreview';
import type { PreviewSource } from './preview/previewSource';
import { useKeptFocus } from './useKeptFocus';
import type { DeskLanguages, DeskWords, OpenDesk } from './words';

export interface DeskProps {
  words: DeskWords;
  languages: DeskLanguages;
  preview: PreviewSource;
  /** Stories pass a machine without worker and storage. */
  machine?: Parameters<typeof useDesk>[0];
}

/** The desk: the draft's state, and tabs with tasks, files, changes, previews and publishing. */
export function Desk({ words, languages, preview, machine }: DeskProps) {
  const { state, send, put, mistakesOf, draft } = useDesk(machine);
  const [view, setView] = useState('tasks');
  const [file, setFile] = useState('');
  const [shownMistake, setShownMistake] = useState<OpenDesk['shownMistake']>();
  const keptFocus = useKeptFocus();
  const { opened, changes, review } = state.context;
  const values = useMemo(() => drafted(opened?.values ?? {}, changes), [opened, changes]);
  const written = useMemo(() => editedLanguages(languages, opened?.values ?? {}), [languages, opened]);

  if (state.matches({ work: 'loading' }) && !opened) return <p role="status">{words.loading}</p>;
  if (state.matches({ work: 'unavailable' }) || !opened)
    return (
      <div className={styles.alert} role="alert">
        <p className={styles.heading}>{words.unavailable.title}</p>
        <p>{words.unavailable.text}</p>
        <Button onClick={() => send({ type: 'desk.retry' })}>{words.retry}</Button>
      </div>
    );
  const problems = review?.problems ?? [];
  const { thumbnails } = preview;
  const { forms } = opened;
  const desk = { words, languages: written, forms, values, problems, thumbnails, shownMistake, put };
  const show = ({ file: place, path }: Problem) => {
    const [name = '', folder] = place
      .replace(/^data\/|\.yaml$/g, '')
      .split('/')
      .reverse();
    setFile(`${folder ? 'words' : 'facts'}/${name}`);
    setView('files');
    setShownMistake({ file: place, path });
  };
  const openFile = (name: string) => {
    setFile(name);
    setShownMistake(undefined);
  };
  const editing = (part: ReactNode) => (
    <Editing words={words} state={state}>
      {part}
    </Editing>
  );
  return (
    <div className={styles.stack} {...keptFocus}>
      <DeskStatus words={words} state={state} send={send} />
      <DeskMistakes desk={desk} onShow={show} />
      <Tabs
        label={words.views.label}
        value={view}
        onValueChange={setView}
        items={[
          {
            value: 'tasks',
            label: words.views.tasks,
            content: editing(
              <DeskTasks
                desk={desk}
                plan={opened.model.plan}
                changes={changes}
                draft={draft}
                mistakesOf={mistakesOf}
              />,
            ),
          },
          {
            value: 'files',
            label: words.views.files,
            content: editing(<DeskFiles desk={desk} open={file} onOpen={openFile} />),
          },
          {
            value: 'changes',
            label: words.views.changes,
            content: editing(<DeskChanges words={words} changes={changes} review={review} send={send} />),
          },
          {
            value: 'preview',
            label: words.views.preview,
            content: (
              <DeskPreview
                words={words}
                languages={languages}
                source={preview}
                model={opened.model}
                review={review}
              />
            ),
          },
          {
            value: 'publish',
            label: words.views.publish,
            content: <DeskPublish words={words} state={state} send={send} />,
          },
        ]}
      />
    </div>
  );
}
