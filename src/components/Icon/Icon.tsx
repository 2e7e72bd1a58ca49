import * as styles from './Icon.module.css';

interface IconProps {
  /** Name of a symbol in `icons.svg`, without its `icon-`. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A decorative icon in the colour of the surrounding text. The sprite stands in every page's HTML (`gatsby-ssr.tsx`): from a file of
 * its own, Chromium now and then draws none of the icons when it has the file already.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
