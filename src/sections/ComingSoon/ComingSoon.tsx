import { Icon } from '../../components/Icon/Icon';
import * as styles from './ComingSoon.module.css';

export interface ComingSoonProps {
  coming: string;
  text: string;
}

/** A placeholder for pictures that have not been taken yet. */
export function ComingSoon({ coming, text }: ComingSoonProps) {
  return (
    <div className={styles.soon}>
      <Icon name="team" size="lg" />
      <h3 className={styles.title}>{coming}</h3>
      <p>{text}</p>
    </div>
  );
}
