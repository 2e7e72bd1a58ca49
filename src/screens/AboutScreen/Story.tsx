import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledPictureView, TitledView } from '../../content/types';
import { type StoryChapter, StoryChapters } from '../../sections/StoryChapters/StoryChapters';
import { Goals } from './Goals';
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
  missionPicture: PictureView;
  goalsTitle: string;
  goals: readonly TitledView[];
  valuesKicker: string;
  valuesTitle: string;
  values: readonly TitledPictureView[];
  model: TitledView;
}

/** The academy's history, where it leads, and its values in a word or two each. */
export function Story(props: StoryProps) {
  const { kicker, title, intro, picture, chapters, goals, values } = props;
  return (
    <>
      <Section kicker={kicker} title={title} intro={intro}>
        <StoryChapters chapters={chapters} picture={picture} />
      </Section>
      <div className={styles.mission}>
        <Section
          tone="green"
          kicker={props.missionKicker}
          title={props.missionTitle}
          intro={props.mission}
          layout="split"
          picture={props.missionPicture}
        >
          <Goals title={props.goalsTitle} goals={goals} />
        </Section>
      </div>
      <Section tone="coral" kicker={props.valuesKicker} title={props.valuesTitle}>
        <ul className={styles.values}>
          {values.map((value) => (
            <li key={value.title}>
              <div className={styles.island}>
                <Picture picture={cutOut(value.picture)} alt="" sizes="(min-width: 640px) 23vw, 44vw" />
              </div>
              {value.title}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
