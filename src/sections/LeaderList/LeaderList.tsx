import { Grid } from '../../components/Grid/Grid';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { LeaderView } from '../../content/types';
import * as styles from './LeaderList.module.css';

interface LeaderListProps {
  leaders: readonly LeaderView[];
  className?: string;
  /** How wide the portraits are shown, where they are large. */
  sizes?: string;
}

/**
 * The leaders by role: with a picture, or initials if there is none, and with a name only if it is public.
 */
export function LeaderList({ leaders, className = '', sizes }: LeaderListProps) {
  return (
    <Grid look="portraits" className={`${styles.leaders} ${className}`}>
      {leaders.map(({ key, lang, role, name, description, initials, picture }) => {
        const letters = <span aria-hidden="true">{initials}</span>;
        return (
          <li key={key} className={`${styles.leader} stagger-item`}>
            <div className={styles.portrait}>
              {picture ? <Picture picture={picture} sizes={sizes} fallback={letters} /> : letters}
            </div>
            <div className={styles.words} lang={lang ?? undefined}>
              <h3 className={styles.role}>{role}</h3>
              {name && <p className={styles.name}>{name}</p>}
              <p>
                <Unbroken text={description} />
              </p>
            </div>
          </li>
        );
      })}
    </Grid>
  );
}
