import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, StageHeadView } from '../../content/types';
import { wordsAboveScene } from '../../styles/breakpoints';
import { HeadFrame } from '../PageHead/HeadFrame';
import * as styles from './StageHead.module.css';

export interface StageHeadProps extends Omit<StageHeadView, 'kicker' | 'title'> {
  /** Left out where the title says it. */
  kicker?: string;
  title: ReactNode;
  /** Where whoever has seen enough goes on. Left out where what they came for follows. */
  action?: LinkView;
}

/**
 * The heading of a page that begins on a lawn from edge to edge: words in the sky, toys, cut out, in wide windows on the side that the
 * section has them on (`data/site.yaml`).
 */
export function StageHead({ stage, action, ...words }: StageHeadProps) {
  return (
    <HeadFrame
      {...words}
      action={
        action && (
          <ButtonLink href={action.href} icon="arrow-right">
            {action.label}
          </ButtonLink>
        )
      }
      picture={
        <Picture
          picture={cutOut(stage.picture)}
          narrow={stage.narrow}
          narrowMedia={wordsAboveScene}
          priority
        />
      }
      look={styles}
    />
  );
}
