import { withPrefix } from 'gatsby';
import { Link } from '../../components/Link/Link';
import * as styles from './Logo.module.css';

interface LogoProps {
  name: string;
  href: string;
}

/** The crest; 24 units high, 20 once the page is scrolled (specification, section 9). */
export function Logo({ name, href }: LogoProps) {
  return (
    <Link href={href} className={styles.logo}>
      <img className={styles.crest} src={withPrefix('/logo.svg')} alt={name} width="96" height="96" />
    </Link>
  );
}
