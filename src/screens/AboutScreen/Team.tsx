import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { LeaderView, LinkView, TitledPictureView } from '../../content/types';
import { LeaderList } from '../../sections/LeaderList/LeaderList';
import * as styles from './Team.module.css';

export interface TeamProps {
  kicker: string;
  /** The admin may edit title and subtitle. */
  title: string;
  subtitle: string;
  leaders: readonly LeaderView[];
  coaches: TitledPictureView;
  link: LinkView;
}

/** The leaders by role, and below them the coaches on a board. */
export function Team({ kicker, title, subtitle, leaders, coaches, link }: TeamProps) {
  return (
    <Section tone="white" kicker={kicker} title={title} intro={subtitle}>
      <div className={styles.team}>
        <div className={styles.lineUp} data-tone="green">
          <LeaderList className={styles.leaders} leaders={leaders} sizes="(min-width: 720px) 32vw, 48vw" />
        </div>
        <div className={styles.coaches} data-tone="mint">
          <div className={styles.picture}>
            <Picture picture={cutOut(coaches.picture)} alt="" sizes="(min-width: 640px) 53vw, 80vw" />
          </div>
          <div>
            <h3 className={styles.title}>{coaches.title}</h3>
            <p className={styles.text}>
              <Unbroken text={coaches.description} />
            </p>
            <ButtonLink variant="secondary" href={link.href}>
              {link.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
