import { Fragment } from 'react';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './PolicyText.module.css';
import * as wide from './WidePolicy.module.css';

/** A section of a policy. `{email}` in a text becomes a mail link. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[] | null;
  /** A toy, cut out. */
  picture?: PictureView | null;
}

interface PolicyTextProps {
  sections: readonly PolicySection[];
  email: string;
}

const mail = '{email}';

/** A long text as a charter: sections on one sheet, their titles on fields of colour along a seam; that with the mail address stands out. */
export function PolicyText({ sections, email }: PolicyTextProps) {
  return (
    <div className={`${styles.sections} ${wide.wide}`}>
      {sections.map(({ id, title, paragraphs, points, picture }) => (
        <section
          key={id}
          id={id}
          className={styles.section}
          data-tone={paragraphs.some((paragraph) => paragraph.includes(mail)) ? 'green' : undefined}
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {picture && (
              <div className={styles.toy}>
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 1080px) 22vw, 14rem" />
              </div>
            )}
          </div>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WithMail text={paragraph} email={email} />
              </p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <WithMail text={point} email={email} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function WithMail({ text, email }: { text: string; email: string }) {
  return text.split(mail).map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
    <Fragment key={n}>
      {n > 0 && (
        <Link className={styles.mail} href={`mailto:${email}`}>
          <MailAddress address={email} />
        </Link>
      )}
      {part}
    </Fragment>
  ));
}
