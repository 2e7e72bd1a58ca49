import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { GalleryPictureView, LinkView, StageHeadView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { ComingSoon, type ComingSoonProps } from '../../sections/ComingSoon/ComingSoon';
import { GalleryTabs, type GalleryTabsProps } from '../../sections/GalleryTabs/GalleryTabs';
import { PictureMosaic } from '../../sections/PictureMosaic/PictureMosaic';
import { PlayerCards, type PlayerCardsProps } from '../../sections/PlayerCards/PlayerCards';
import { StageHead } from '../../sections/StageHead/StageHead';
import * as styles from './GalleryScreen.module.css';

interface SectionWords {
  kicker: string;
  title: string;
  intro: string;
  tabsLabel: string;
}

export interface GalleryScreenProps {
  head: StageHeadView;
  /** Without pictures, the section is left out. */
  moments: Omit<SectionWords, 'tabsLabel'> & { pictures: readonly GalleryPictureView[] };
  teams: SectionWords & {
    kids: PlayerCardsProps & { value: string; text: string };
    adults: { value: string; label: string } & ComingSoonProps;
  };
  tournaments: SectionWords & Omit<GalleryTabsProps, 'label'>;
  join: { title: string; text: string; link: LinkView };
}

/** The players and the pictures. */
export function GalleryScreen({ head, moments, teams, tournaments, join }: GalleryScreenProps) {
  const { kids, adults } = teams;
  const teamTabs = [
    {
      value: kids.value,
      label: kids.label,
      content: (
        <div className={styles.kids}>
          <p className={styles.text}>
            <Unbroken text={kids.text} />
          </p>
          <PlayerCards {...kids} />
        </div>
      ),
    },
    {
      value: adults.value,
      label: adults.label,
      content: <ComingSoon coming={adults.coming} text={adults.text} />,
    },
  ];
  return (
    <>
      <StageHead {...head} action={join.link} />
      {moments.pictures.length > 0 && (
        <Section tone="white" kicker={moments.kicker} title={moments.title} intro={moments.intro}>
          <PictureMosaic collection="moments" pictures={moments.pictures} />
        </Section>
      )}
      <Section kicker={teams.kicker} title={teams.title} intro={teams.intro}>
        <Tabs label={teams.tabsLabel} items={teamTabs} />
      </Section>
      <Section tone="green" kicker={tournaments.kicker} title={tournaments.title} intro={tournaments.intro}>
        <GalleryTabs
          label={tournaments.tabsLabel}
          empty={tournaments.empty}
          galleries={tournaments.galleries}
        />
      </Section>
      <ClosingCall {...join} />
    </>
  );
}
