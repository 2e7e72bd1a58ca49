import { useEffect, useState } from 'react';
import { Notice } from '../../components/Notice/Notice';
import { useInterface } from '../../content/InterfaceContext';
import * as styles from './OfflineNotice.module.css';
import { stayWhileOffline } from './stayWhileOffline';

/** Keeps the visitor on the page while offline, and shows a message when they follow a link. */
export function OfflineNotice() {
  const { offline } = useInterface();
  const [staying, setStaying] = useState(false);
  useEffect(() => stayWhileOffline(setStaying), []);
  return (
    <div role="status" className={styles.offline}>
      {staying && <Notice>{offline}</Notice>}
    </div>
  );
}
