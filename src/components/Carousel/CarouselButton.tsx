import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './CarouselButton.module.css';

interface CarouselButtonProps {
  label: string;
  icon: string;
  disabled: boolean;
  onClick: () => void;
}

/**
 * A previous or next button. While focused it is disabled by `aria-disabled` only, because `disabled` would
 * drop the focus.
 */
export function CarouselButton({ label, icon, disabled, onClick }: CarouselButtonProps) {
  const [focused, setFocused] = useState(false);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled && !focused}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
