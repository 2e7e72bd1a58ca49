import { withPrefix } from 'gatsby';
import { Link } from '../../components/Link/Link';
import * as styles from './Logo.module.css';

interface LogoProps {
  name: string;
  href: string;
}

/** The crest; 6rem high, 5rem once the page is scrolled (24 and 20 units in behaviour.md 3.2). */
export function Logo({ name, href }: LogoProps) {
  return (
    <Link href={href} className={styles.logo}>
      <img className={styles.crest} src={withPrefix('/logo.svg')} alt={name} width="96" height="96" />
    </Link>
  );
}
