import { fill } from '../../../content/texts/fill';
import { Picture } from '../../components/Picture/Picture';
import { StripLength } from '../../components/StripLength/StripLength';
import type { PlayerView } from '../../content/types';
import * as styles from './PlayerCards.module.css';
import * as wide from './WidePlayer.module.css';

export interface PlayerCardsProps {
  players: readonly PlayerView[];
  /** Names the strip that they are on phones. */
  label: string;
  /** Shown while the name is unknown: `Player {n}`. */
  unnamed: string;
  /** Shown while the skills are unknown. */
  unskilled: string;
}

/** Of the widest card. */
const sizes = '(min-width: 1440px) 25vw, (min-width: 1080px) 28vw, (min-width: 568px) 38vw, 62vw';

/** Would not fit a wide card in its largest letters. */
const longWord = /\S{9}/;

/**
 * One card per player: portrait, playing name, skills. If one is missing, the card says so or shows the
 * number.
 */
export function PlayerCards({ label, players, unnamed, unskilled }: PlayerCardsProps) {
  return (
    <div className={styles.frame}>
      {/* Keys scroll what has the focus; without a box of its own, in wide windows, it takes none. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div className={styles.strip} role="group" aria-label={label} tabIndex={0}>
        <ul className={styles.players}>
          {players.map(({ key, lang, name, skills, picture }, index) => {
            const shirt = <Shirt number={index + 1} />;
            const title = name ?? fill(unnamed, { n: index + 1 });
            return (
              <li key={key} className={`${styles.player} ${wide.player}`}>
                <div className={styles.portrait}>
                  {picture ? <Picture picture={picture} sizes={sizes} fallback={shirt} /> : shirt}
                </div>
                <div>
                  <h3
                    className={styles.name}
                    data-word={longWord.test(title) ? 'long' : undefined}
                    lang={(name && lang) || undefined}
                  >
                    {title}
                  </h3>
                  <p className={styles.skills} lang={(skills && lang) || undefined}>
                    {skills ?? unskilled}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <StripLength count={players.length} />
    </div>
  );
}

/** The back of a shirt, in place of a missing portrait. */
function Shirt({ number }: { number: number }) {
  return (
    <svg className={styles.shirt} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <path className={styles.cloth} d="M38 46c8 9 36 9 44 0l20 9 12 33-17 7-3-8v63H26V87l-3 8-17-7 12-33z" />
      <circle className={styles.head} cx="60" cy="30" r="19" />
      <path className={styles.cap} d="M40 29c0-13 8-20 20-20s20 7 20 20c-12 4-28 4-40 0z" />
      <text className={styles.number} x="60" y="118" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
