import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, PictureView } from '../../content/types';
import * as styles from './Invitation.module.css';

export interface InvitationProps {
  title: string;
  /** Cut out. */
  picture: PictureView;
  text: string;
  link: LinkView;
}

/** Where there are no dates: who to ask for the next ones, in the place of a ticket. */
export function Invitation({ title, picture, text, link }: InvitationProps) {
  return (
    <div className={styles.frame}>
      <section className={styles.invitation} data-tone="green">
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.picture}>
          <Picture picture={cutOut(picture)} alt="" sizes="14rem" />
        </div>
        <p className={styles.text}>{text}</p>
        <p className={styles.link}>
          <ButtonLink href={link.href} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
