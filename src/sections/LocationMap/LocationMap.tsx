import { ButtonLink } from '../../components/Button/Button';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { LinkView } from '../../content/types';
import { LocationList, type LocationListProps } from '../LocationList/LocationList';
import * as styles from './LocationMap.module.css';

interface LocationMapProps extends LocationListProps {
  title: string;
  text: string;
  calendar: LinkView;
}

/** The academy's venues where they have a page to themselves: their map is as wide as it. */
export function LocationMap({ title, text, calendar, ...list }: LocationMapProps) {
  return (
    <section className={styles.sea} data-tone="green">
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>
            <Unbroken text={text} />
          </p>
          <ButtonLink variant="secondary" href={calendar.href}>
            {calendar.label}
          </ButtonLink>
        </header>
        <LocationList {...list} grand />
      </div>
    </section>
  );
}
