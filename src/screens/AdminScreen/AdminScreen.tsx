import { LazyPart } from '../../components/LazyPart/LazyPart';
import { PageHead, type PageHeadProps } from '../../sections/PageHead/PageHead';
import type { AdminDeskProps } from './AdminDesk';
import * as styles from './AdminScreen.module.css';

const loadDesk = () => import('./AdminDesk').then(({ AdminDesk }) => AdminDesk);

export interface AdminScreenProps extends AdminDeskProps {
  head: PageHeadProps;
}

/** The admin page. Everything but its head needs scripts, which are loaded on this page only. */
export function AdminScreen({ head, ...desk }: AdminScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <div className={styles.screen}>
        <div className={styles.inner}>
          <p className={styles.scriptless}>{desk.words.needsScripts}</p>
          <LazyPart load={loadDesk} eager>
            {(Desk) => <Desk {...desk} />}
          </LazyPart>
        </div>
      </div>
    </>
  );
}
