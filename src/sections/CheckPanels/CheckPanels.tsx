import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './CheckPanels.module.css';
import type { CheckPanelsLook } from './looks/look';

/** A heading with a list. */
export interface CheckPanel {
  title: string;
  points: readonly string[];
  description?: string;
  /** An island that stands on the panel, cut out. All panels have one, or none. */
  picture?: PictureView;
  /** Icon before each point; a tick by default. */
  bullet?: string;
}

interface CheckPanelsProps {
  panels: readonly CheckPanel[];
  look?: CheckPanelsLook;
}

/** Empty lines to the foot of a page. */
const blank = (count: number) =>
  Array.from({ length: Math.max(count, 0) }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other.
    <li key={n} className={styles.point} aria-hidden="true" />
  ));

/**
 * Related lists side by side, each on its own panel: for example, what a programme offers and what it
 * teaches.
 */
export function CheckPanels({ panels, look = {} }: CheckPanelsProps) {
  const { className = '', tones = [undefined, 'green', 'amber'], ruled = false } = look;
  const lines = Math.max(...panels.map(({ points }) => points.length));
  return (
    <ul className={`${styles.panels} ${className}`} style={{ '--lines': lines }}>
      {panels.map(({ title, points, description, picture, bullet = 'check' }, n) => (
        <li
          key={title}
          className={styles.panel}
          data-tone={tones[n % tones.length]}
          style={{ '--points': ruled ? lines : points.length }}
        >
          {picture && (
            <div data-island="">
              <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 740px) 34vw, 15rem" />
            </div>
          )}
          <h3 className={styles.title}>{title}</h3>
          {description && <p>{description}</p>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name={bullet} size="sm" />
                <span>
                  <Unbroken text={point} />
                </span>
              </li>
            ))}
            {ruled && blank(lines - points.length)}
          </ul>
        </li>
      ))}
    </ul>
  );
}
