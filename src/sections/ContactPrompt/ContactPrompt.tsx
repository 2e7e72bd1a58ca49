import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, PictureView } from '../../content/types';
import * as styles from './ContactPrompt.module.css';

export interface ContactPromptProps {
  picture: PictureView;
  title: string;
  text: string;
  contact: LinkView;
  mail: LinkView;
}

/** For unanswered questions: the contact page and a mail address. */
export function ContactPrompt({ picture, title, text, contact, mail }: ContactPromptProps) {
  return (
    <section className={styles.prompt} data-tone="green">
      <div className={styles.picture}>
        <Picture
          picture={cutOut(picture)}
          sizes="(min-width: 1440px) 34rem, (min-width: 640px) 26rem, 15rem"
        />
      </div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
        <ButtonLink href={mail.href} variant="secondary" icon="mail">
          {mail.label}
        </ButtonLink>
      </p>
    </section>
  );
}
