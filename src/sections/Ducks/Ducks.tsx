import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './Ducks.module.css';

export interface DucksProps {
  title: string;
  intro: string;
  /** What the score is nothing of, each with a cut-out. */
  items: readonly { label: string; text: string; picture: PictureView }[];
}

/** What there is none of: in cricket a score of nothing is a duck. */
export function Ducks({ title, intro, items }: DucksProps) {
  return (
    <section className={styles.ducks} data-tone="mint">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p>{intro}</p>
      </div>
      <ul className={styles.items}>
        {items.map(({ label, text, picture }) => (
          <li key={label} className={styles.item}>
            <p className={styles.score}>
              <span className={styles.nothing}>0</span> <span className={styles.label}>{label}</span>
            </p>
            <div className={styles.toy}>
              <Picture
                picture={cutOut(picture)}
                alt=""
                sizes="(min-width: 1200px) 13rem, (min-width: 640px) 22vw, 38vw"
              />
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
