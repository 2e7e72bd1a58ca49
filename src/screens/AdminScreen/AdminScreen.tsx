import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { AdminDeskProps } from './AdminDesk';
import * as styles from './AdminScreen.module.css';

const loadDesk = () => import('./AdminDesk').then(({ AdminDesk }) => AdminDesk);

/** The admin page. Everything but its heading needs scripts, which are loaded on this page only. */
export function AdminScreen(props: AdminDeskProps) {
  const { title, needsScripts } = props.words;
  return (
    <section className={styles.screen} data-tone="cream">
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.scriptless}>{needsScripts}</p>
        <LazyPart load={loadDesk} eager>
          {(Desk) => <Desk {...props} />}
        </LazyPart>
      </div>
    </section>
  );
}
