import { formatProblem, type Problem } from '../../../content/problems';
import { Button } from '../../components/Button/Button';
import * as styles from './DeskScreen.module.css';
import { whatIsWrong, whereItIsWrong } from './mistakes';
import type { OpenDesk } from './words';

interface DeskMistakesProps {
  desk: OpenDesk;
  onShow: (problem: Problem) => void;
}

/** All mistakes, each with a button that leads to the field; below them, as a build words them, for whoever is asked for help. */
export function DeskMistakes({ desk, onShow }: DeskMistakesProps) {
  const { words, problems } = desk;
  const { mistakes } = words;
  if (problems.length === 0) return null;
  return (
    <section className={styles.card} aria-label={mistakes.title}>
      <h2 className={styles.heading}>{mistakes.title}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const text = `${whereItIsWrong(desk, problem)}: ${whatIsWrong(words, problem)}`;
          return (
            <li key={formatProblem(problem)} className={styles.row}>
              <span className={styles.place}>{text}</span>
              <Button
                variant="quiet"
                aria-label={`${mistakes.open}: ${text}`}
                onClick={() => onShow(problem)}
              >
                {mistakes.open}
              </Button>
            </li>
          );
        })}
      </ul>
      <details className={styles.place}>
        <summary>{mistakes.original}</summary>
        <ul lang="en">
          {problems.map(formatProblem).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
