import { Section } from '../../components/Section/Section';
import type { PictureView, TitledIconView, TitledView } from '../../content/types';
import { Callout } from '../../sections/Callout/Callout';
import { IconCards } from '../../sections/IconCards/IconCards';
import { Statement } from '../../sections/Statement/Statement';
import { type StoryChapter, StoryChapters } from '../../sections/StoryChapters/StoryChapters';
import * as styles from './Story.module.css';

export interface StoryProps {
  kicker: string;
  title: string;
  intro: string;
  picture: PictureView;
  chapters: readonly StoryChapter[];
  missionKicker: string;
  missionTitle: string;
  mission: string;
  goalsTitle: string;
  goals: readonly TitledView[];
  valuesKicker: string;
  valuesTitle: string;
  values: readonly TitledIconView[];
  model: TitledIconView;
}

/** The academy's history, goals and values. */
export function Story(props: StoryProps) {
  const { kicker, title, intro, picture, chapters, goals, values, model } = props;
  return (
    <>
      <Section kicker={kicker} title={title} intro={intro}>
        <StoryChapters chapters={chapters} picture={picture} />
      </Section>
      <Statement kicker={props.missionKicker} title={props.missionTitle} text={props.mission}>
        <div>
          <h3 className={styles.goalsTitle}>{props.goalsTitle}</h3>
          <ol className={styles.goals}>
            {goals.map((goal) => (
              <li key={goal.title} className={styles.goal}>
                <h4 className={styles.goalTitle}>{goal.title}</h4>
                <p>{goal.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Statement>
      <Section kicker={props.valuesKicker} title={props.valuesTitle}>
        <IconCards cards={values} variant="plain" />
        <Callout {...model} />
      </Section>
    </>
  );
}
