import { ButtonLink } from '../../components/Button/Button';
import type { LinkView } from '../../content/types';
import * as styles from './ApplyBanner.module.css';

interface ApplyBannerProps {
  title: string;
  text: string;
  /** The application form, which opens in a new tab. */
  link: LinkView;
}

/** Leads to the application form, ahead of all blocks of the Contact page. */
export function ApplyBanner({ title, text, link }: ApplyBannerProps) {
  return (
    <section className={styles.banner} data-tone="amber">
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={link.href} icon="external">
          {link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
