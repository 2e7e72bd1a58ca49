import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Button.module.css';

interface ButtonAppearance {
  children: ReactNode;
  /** `primary` at most once per view, `secondary` next to it, `quiet` in lists. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Name of an icon after the label. */
  icon?: string;
}

type ButtonProps = ButtonAppearance & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button for an action on this page. For navigation, use {@link ButtonLink}. */
export function Button({ children, variant = 'primary', icon, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={styles.button} data-variant={variant}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant = 'primary',
  icon,
  href,
  ...props
}: ButtonAppearance & { href: string; download?: boolean; 'aria-label'?: string }) {
  return (
    <Link {...props} href={href} className={styles.button} data-variant={variant}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

function ButtonContent({ children, icon }: { children: ReactNode; icon?: string }) {
  return (
    <>
      {children}
      {icon && <Icon name={icon} size="sm" />}
    </>
  );
}
