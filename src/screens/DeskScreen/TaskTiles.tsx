import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './TaskTiles.module.css';
import type { EntriesTask } from './tasks/entriesTasks';
import type { Task } from './tasks/task';
import type { DeskWords } from './words';

interface TaskTilesProps {
  words: DeskWords['tasks'];
  /** The first is the most urgent one. */
  tasks: readonly Pick<Task | EntriesTask, 'name' | 'icon'>[];
  onChoose: (name: string) => void;
}

/** All tasks, each with what it is for. On a phone its form says that. */
export function TaskTiles({ words, tasks, onChoose }: TaskTilesProps) {
  const id = useId();
  return (
    <section className={styles.tasks} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {words.label}
      </h2>
      <ul className={styles.tiles}>
        {tasks.map(({ name, icon }, n) => (
          <li key={name} className={styles.tile} data-tone={n === 0 ? 'amber' : undefined}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <button
              type="button"
              className={styles.title}
              data-task={name}
              aria-describedby={`${id}${name}`}
              onClick={() => onChoose(name)}
            >
              {words[name].title}
            </button>
            <p className={styles.intro} id={`${id}${name}`}>
              {words[name].intro}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
