import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PictureView, TitledPictureView, TitledView } from '../../content/types';
import { IconCards } from '../../sections/IconCards/IconCards';
import { PictureRows } from '../../sections/PictureRows/PictureRows';
import * as styles from './Facilities.module.css';

export interface FacilitiesProps {
  kicker: string;
  title: string;
  intro: string;
  rows: readonly (TitledView & { picture: PictureView })[];
  placesKicker: string;
  placesTitle: string;
  placesIntro: string;
  places: readonly TitledPictureView[];
  link: LinkView;
}

/** The academy's facilities and venues. */
export function Facilities(props: FacilitiesProps) {
  const { kicker, title, intro, rows, placesKicker, placesTitle, placesIntro, places, link } = props;
  return (
    <>
      <Section kicker={kicker} title={title} intro={intro}>
        <PictureRows rows={rows} />
      </Section>
      <Section
        tone="green"
        kicker={placesKicker}
        title={placesTitle}
        intro={placesIntro}
        action={
          <ButtonLink variant="secondary" href={link.href}>
            {link.label}
          </ButtonLink>
        }
      >
        <div className={styles.places}>
          <IconCards cards={places} />
        </div>
      </Section>
    </>
  );
}
