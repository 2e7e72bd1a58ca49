import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, PictureView } from '../../content/types';
import * as styles from './ApplyBanner.module.css';

export interface ApplyBannerProps {
  title: string;
  text: string;
  /** The application form, which opens in a new tab. */
  link: LinkView;
  /** A diorama, cut out, which stands in the sun. */
  picture: PictureView;
}

/** Leads to the application form, ahead of all blocks of the Contact page. */
export function ApplyBanner({ title, text, link, picture }: ApplyBannerProps) {
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
        <div className={styles.picture}>
          <Picture
            picture={cutOut(picture)}
            alt=""
            sizes="(min-width: 1080px) 37vw, (min-width: 640px) 58vw, 56vw"
          />
        </div>
      </div>
    </section>
  );
}
