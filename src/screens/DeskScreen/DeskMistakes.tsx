import { formatProblem, type Problem } from '../../../content/problems';
import { Button } from '../../components/Button/Button';
import * as styles from './DeskScreen.module.css';
import type { DeskWords } from './words';

interface DeskMistakesProps {
  words: DeskWords;
  problems: readonly Problem[];
  onShow: (file: string, path: string) => void;
}

/** All mistakes, as the content check words them, each with a button that leads to the field. */
export function DeskMistakes({ words: { mistakes }, problems, onShow }: DeskMistakesProps) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.card} aria-label={mistakes.title}>
      <h2 className={styles.heading}>{mistakes.title}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const text = formatProblem(problem);
          return (
            <li key={text} className={styles.row}>
              <span className={styles.place}>{text}</span>
              <Button
                variant="quiet"
                aria-label={`${mistakes.open}: ${text}`}
                onClick={() => onShow(problem.file, problem.path)}
              >
                {mistakes.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
