import { LazyPart } from '../../components/LazyPart/LazyPart';
import { PageHead, type PageHeadProps } from '../../sections/PageHead/PageHead';
import type { AdminEditorProps } from './AdminEditor';
import * as styles from './AdminScreen.module.css';

const loadEditor = () => import('./AdminEditor').then(({ AdminEditor }) => AdminEditor);

export interface AdminScreenProps extends AdminEditorProps {
  head: PageHeadProps;
}

/** The admin page. Everything but its head needs scripts, which are loaded on this page only. */
export function AdminScreen({ head, ...editor }: AdminScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <div className={styles.screen} data-tone="sky">
        <p className={styles.scriptless}>{editor.words.needsScripts}</p>
        <LazyPart load={loadEditor} eager>
          {(Editor) => <Editor {...editor} />}
        </LazyPart>
      </div>
    </>
  );
}
