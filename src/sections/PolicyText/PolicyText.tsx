import { Link } from '../../components/Link/Link';
import * as styles from './PolicyText.module.css';

/** A section of a policy. `{email}` in a text becomes a mail link. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[] | null;
}

interface PolicyTextProps {
  sections: readonly PolicySection[];
  email: string;
}

/** A long text in sections. */
export function PolicyText({ sections, email }: PolicyTextProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, paragraphs, points }) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithMail text={paragraph} email={email} />
            </p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function WithMail({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link href={`mailto:${email}`}>{email}</Link>
      {after}
    </>
  );
}
