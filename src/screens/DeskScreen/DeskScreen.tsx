import { useEffect } from 'react';
import { leaveByBrowser } from '../../browser/address/leaveByBrowser';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import { Link } from '../../components/Link/Link';
import type { DeskProps } from './Desk';
import * as styles from './DeskScreen.module.css';

const loadDesk = () => import('./Desk').then(({ Desk }) => Desk);

/** The desk's page. Everything but the head needs scripts, which no other page loads. */
export function DeskScreen(props: DeskProps) {
  const { title, intro, needsScripts, back } = props.words;
  useEffect(leaveByBrowser, []);
  return (
    <section className={styles.screen} data-tone="cream">
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p>{intro}</p>
        <p>
          <Link href={back.href}>{back.label}</Link>
        </p>
        <p className={styles.scriptless}>{needsScripts}</p>
        <LazyPart load={loadDesk} eager>
          {(Desk) => <Desk {...props} />}
        </LazyPart>
      </div>
    </section>
  );
}
