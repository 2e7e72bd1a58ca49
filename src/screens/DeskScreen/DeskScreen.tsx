import { useEffect } from 'react';
import { leaveByBrowser } from '../../browser/address/leaveByBrowser';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import { Link } from '../../components/Link/Link';
import { PageHead, type PageHeadProps } from '../../sections/PageHead/PageHead';
import type { DeskProps } from './Desk';
import * as styles from './DeskScreen.module.css';

const loadDesk = () => import('./Desk').then(({ Desk }) => Desk);

export interface DeskScreenProps extends DeskProps {
  head: PageHeadProps;
}

/** The desk's page. Everything but its head needs scripts, which no other page loads. */
export function DeskScreen({ head, ...desk }: DeskScreenProps) {
  const { needsScripts, back } = desk.words;
  useEffect(leaveByBrowser, []);
  return (
    <>
      <PageHead {...head} />
      <div className={styles.screen} data-tone="cream">
        <div className={styles.inner}>
          <p className={styles.scriptless}>{needsScripts}</p>
          <LazyPart load={loadDesk} eager>
            {(Desk) => <Desk {...desk} />}
          </LazyPart>
          <p>
            <Link href={back.href} className={styles.back}>
              {back.label}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
