import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { PageHeadView } from '../../content/types';
import { PageHead } from '../../sections/PageHead/PageHead';
import type { AdminDeskProps } from './AdminDesk';
import * as styles from './AdminScreen.module.css';

const loadDesk = () => import('./AdminDesk').then(({ AdminDesk }) => AdminDesk);

export interface AdminScreenProps extends AdminDeskProps {
  head: Omit<PageHeadView, 'kicker'>;
}

/** The admin page. Everything but its head needs scripts, which are loaded on this page only. */
export function AdminScreen({ head, ...desk }: AdminScreenProps) {
  return (
    <>
      <PageHead {...head} short />
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
