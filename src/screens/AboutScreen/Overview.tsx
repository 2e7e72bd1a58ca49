import { Section } from '../../components/Section/Section';
import { Callout } from '../../sections/Callout/Callout';
import { IconCards } from '../../sections/IconCards/IconCards';
import { Scoreboard } from '../../sections/Scoreboard/Scoreboard';
import { Statement } from '../../sections/Statement/Statement';
import { Goals } from './Goals';
import * as styles from './Overview.module.css';
import type { StoryProps } from './Story';

/** The academy at a glance: its numbers on the scoreboard, then mission, values and grades. */
export function Overview(props: Omit<StoryProps, 'picture'>) {
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
        <Callout {...props.model} />
      </Section>
    </>
  );
}
