import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useRef } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import type { LinkView, PictureView } from '../../content/types';
import { wordsAboveScene } from '../../styles/breakpoints';
import * as styles from './Hero.module.css';
import { HeroKicker } from './HeroKicker';

export interface HeroProps {
  kicker: string;
  title: string;
  subtitle: string;
  start: LinkView;
  /** The admin may edit its label. */
  cta: LinkView;
  picture: PictureView;
  /** The same scene in portrait format, for phones and tablets. */
  narrow: IGatsbyImageData;
}

/** Longer titles are set in a smaller size: the admin may write up to 80 characters. */
const longTitle = 40;

/** The home page's banner. The section has the background colour of its picture. */
export function Hero({ kicker, title, subtitle, start, cta, picture, narrow }: HeroProps) {
  const ball = useRef<HTMLSpanElement>(null);
  return (
    <section className={styles.hero} data-tone="green">
      <div className={styles.picture}>
        <Picture picture={picture} narrow={narrow} narrowMedia={wordsAboveScene} priority />
        <span className={styles.bat}>
          <span ref={ball} className={styles.ball} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <HeroKicker text={kicker} ball={ball} />
        </p>
        <h1 className={styles.title} data-length={title.length > longTitle ? 'long' : 'short'}>
          {title}
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <p className={styles.actions}>
          <ButtonLink href={start.href} icon="arrow-right">
            {start.label}
          </ButtonLink>
          <ButtonLink href={cta.href} variant="secondary">
            {cta.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
