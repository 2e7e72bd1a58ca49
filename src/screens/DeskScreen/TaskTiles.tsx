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
          <li key={name} data-tone={n === 0 ? 'amber' : 'cream'}>
            <button
              type="button"
              className={styles.tile}
              data-task={name}
              aria-labelledby={`${id}${name}`}
              aria-describedby={`${id}${name}intro`}
              onClick={() => onChoose(name)}
            >
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.title} id={`${id}${name}`}>
                {words[name].title}
              </span>
              <span className={styles.intro} id={`${id}${name}intro`}>
                {words[name].intro}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
