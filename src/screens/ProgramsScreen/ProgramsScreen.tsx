import { hashPrefix } from '../../behaviour';
import { Section } from '../../components/Section/Section';
import { type AddressedTabItem, AddressedTabs } from '../../components/Tabs/AddressedTabs';
import type {
  LinkView,
  StageHeadView,
  TitledIconView,
  TitledPictureView,
  TitledView,
} from '../../content/types';
import { Callout, type CalloutProps } from '../../sections/Callout/Callout';
import {
  CertificationLevels,
  type CertificationLevelsProps,
} from '../../sections/CertificationLevels/CertificationLevels';
import { CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import { islands } from '../../sections/CheckPanels/looks/islands';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { IconCards } from '../../sections/IconCards/IconCards';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { PathwaySelector, type PathwaySelectorProps } from '../../sections/PathwaySelector/PathwaySelector';
import { PillarRow } from '../../sections/PillarRow/PillarRow';
import { type PointTile, PointTiles } from '../../sections/PointTiles/PointTiles';
import { ProcessBanner, type ProcessBannerProps } from '../../sections/ProcessBanner/ProcessBanner';
import { StageHead } from '../../sections/StageHead/StageHead';
import { Panel, type PanelHeading } from './Panel';
import * as styles from './ProgramsScreen.module.css';

type Area = TitledPictureView & { points: readonly string[] };

interface TabWords extends PanelHeading {
  label: string;
}

export interface ProgramsScreenProps {
  head: StageHeadView;
  programmes: { title: string; intro: string; tiles: readonly LinkTile[] };
  tabsLabel: string;
  focus: TabWords & {
    process: ProcessBannerProps;
    areas: readonly Area[];
    smallTitle: string;
    small: readonly PointTile[];
  };
  standards: TabWords & { alignment: TitledView; cards: readonly TitledPictureView[] };
  pathway: { label: string; grades: CalloutProps } & PathwaySelectorProps;
  certification: TabWords & {
    pillarsTitle: string;
    pillars: readonly TitledIconView[];
    levelsTitle: string;
  } & Omit<CertificationLevelsProps, 'title'>;
  closing: { title: string; text: string; link: LinkView };
}

/** The programmes, each linking to its page, and four tabs about what they have in common. */
export function ProgramsScreen(props: ProgramsScreenProps) {
  const { head, programmes, tabsLabel, focus, standards, pathway, certification, closing } = props;
  const tabs: AddressedTabItem[] = [
    {
      value: 'focus-areas',
      label: focus.label,
      content: (
        <Panel {...focus}>
          <ProcessBanner {...focus.process} />
          <CheckPanels look={islands} panels={focus.areas} />
          <PointTiles title={focus.smallTitle} tiles={focus.small} />
        </Panel>
      ),
    },
    {
      value: 'standards',
      label: standards.label,
      content: (
        <Panel {...standards}>
          <Callout icon="certificate" {...standards.alignment} />
          <div className={styles.standards}>
            <IconCards cards={standards.cards} />
          </div>
        </Panel>
      ),
    },
    {
      value: 'coaching-pathway',
      label: pathway.label,
      holds: (hash) => hash.startsWith(hashPrefix.stage),
      content: (
        <div className={styles.pathway}>
          <PathwaySelector words={pathway.words} stages={pathway.stages} />
          <Callout {...pathway.grades} />
        </div>
      ),
    },
    {
      value: 'global-coaching-certification',
      label: certification.label,
      content: (
        <Panel {...certification}>
          <PillarRow title={certification.pillarsTitle} pillars={certification.pillars} />
          <CertificationLevels {...certification} title={certification.levelsTitle} />
        </Panel>
      ),
    },
  ];
  return (
    <>
      <StageHead {...head} action={closing.link} />
      <Section tone="white" title={programmes.title} intro={programmes.intro}>
        <LinkTiles tiles={programmes.tiles} variant="quilt" />
      </Section>
      <div className={styles.tabs}>
        <AddressedTabs label={tabsLabel} items={tabs} />
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
