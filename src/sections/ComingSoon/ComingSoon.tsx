import { Icon } from '../../components/Icon/Icon';
import * as styles from './ComingSoon.module.css';

export interface ComingSoonProps {
  coming: string;
  text: string;
}

/** Keeps the place of pictures that are still to be taken. */
export function ComingSoon({ coming, text }: ComingSoonProps) {
  return (
    <div className={styles.soon}>
      <Icon name="team" size="lg" />
      <h3 className={styles.title}>{coming}</h3>
      <p>{text}</p>
    </div>
  );
}
