import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { IconCards } from '../../sections/IconCards/IconCards';
import { Scoreboard } from '../../sections/Scoreboard/Scoreboard';
import { Statement } from '../../sections/Statement/Statement';
import { Goals } from './Goals';
import * as styles from './Overview.module.css';
import type { StoryProps } from './Story';

export interface OverviewProps extends Omit<StoryProps, 'picture'> {
  /** From the lowest to the highest. */
  grades: readonly { letter: string; picture: PictureView }[];
}

/** The academy at a glance: its numbers on the scoreboard, then mission, values and grades. */
export function Overview({ grades, model, ...props }: OverviewProps) {
  return (
    <>
      <Section kicker={props.kicker} title={props.title} intro={props.intro}>
        <Scoreboard chapters={props.chapters} />
      </Section>
      <Statement
        kicker={props.missionKicker}
        title={props.missionTitle}
        text={props.mission}
        picture={props.missionPicture}
      >
        <Goals title={props.goalsTitle} goals={props.goals} short />
      </Statement>
      <Section kicker={props.valuesKicker} title={props.valuesTitle}>
        <div className={styles.values}>
          <IconCards cards={props.values} />
        </div>
        <div className={styles.model} data-tone="green">
          <ol className={styles.grades}>
            {grades.map(({ letter, picture }) => (
              <li key={letter}>
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 960px) 15vw, 28vw" />
                <span>{letter}</span>
              </li>
            ))}
          </ol>
          <div>
            <h3>{model.title}</h3>
            <p>{model.description}</p>
          </div>
        </div>
      </Section>
    </>
  );
}
