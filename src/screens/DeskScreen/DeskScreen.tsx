import { withPrefix } from 'gatsby';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { DeskProps } from './Desk';
import * as styles from './DeskScreen.module.css';

const loadDesk = () => import('./Desk').then(({ Desk }) => Desk);

/** The desk's page. Everything but the head needs scripts, which no other page loads. */
export function DeskScreen(props: DeskProps) {
  const { title, intro, needsScripts, back } = props.words;
  return (
    <section className={styles.screen} data-tone="cream">
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p>{intro}</p>
        {/* A plain link: a page reached by the router would keep the desk's Content-Security-Policy. */}
        <p>
          <a href={withPrefix(back.href)}>{back.label}</a>
        </p>
        <p className={styles.scriptless}>{needsScripts}</p>
        <LazyPart load={loadDesk} eager>
          {(Desk) => <Desk {...props} />}
        </LazyPart>
      </div>
    </section>
  );
}
