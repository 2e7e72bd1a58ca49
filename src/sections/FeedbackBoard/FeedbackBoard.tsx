import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { FeedbackForm, type FeedbackFormProps } from '../FeedbackForm/FeedbackForm';
import * as styles from './FeedbackBoard.module.css';

interface FeedbackBoardProps {
  title: string;
  text: string;
  /** Cut out: the gable, whose lower edge is the upper one of the board. */
  roof: PictureView;
  /** Cut out: a strip of grass, at whose ends something stands. */
  turf: PictureView;
  form: FeedbackFormProps;
}

/** The feedback form as a scoreboard: each field is a number plate. */
export function FeedbackBoard({ title, text, roof, turf, form }: FeedbackBoardProps) {
  return (
    <section className={styles.ground} data-tone="mint">
      {[0, 1].map((end) => (
        <div key={end} className={styles.turf}>
          <Picture picture={cutOut(turf)} alt="" sizes="max(100vw, 80rem)" />
        </div>
      ))}
      <div className={styles.stand}>
        <div className={styles.roof}>
          <Picture picture={cutOut(roof)} sizes="(min-width: 1080px) max(66rem, 73vw), 100vw" />
        </div>
        <div className={styles.board} data-tone="green">
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>
            <Unbroken text={text} />
          </p>
          <FeedbackForm {...form} plain />
        </div>
      </div>
    </section>
  );
}
