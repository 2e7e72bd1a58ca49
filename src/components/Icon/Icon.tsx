import { withPrefix } from 'gatsby';
import * as styles from './Icon.module.css';

interface IconProps {
  /** Id of a symbol in `static/icons.svg`. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A decorative icon from the sprite, in the colour of the surrounding text. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${withPrefix('/icons.svg')}#${name}`} />
    </svg>
  );
}
