import { useState } from 'react';
import { type TabItem, Tabs } from '../../components/Tabs/Tabs';
import type { LinkView, PageHeadView, TitledIconView, TitledView } from '../../content/types';
import { useStageAddress } from '../../machines/pathway/useStageAddress';
import { Callout } from '../../sections/Callout/Callout';
import {
  CertificationLevels,
  type CertificationLevelsProps,
} from '../../sections/CertificationLevels/CertificationLevels';
import { CheckPanels } from '../../sections/CheckPanels/CheckPanels';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { IconCards } from '../../sections/IconCards/IconCards';
import { PageHead } from '../../sections/PageHead/PageHead';
import { PathwaySelector, type PathwaySelectorProps } from '../../sections/PathwaySelector/PathwaySelector';
import { PillarRow } from '../../sections/PillarRow/PillarRow';
import { PointTiles } from '../../sections/PointTiles/PointTiles';
import { ProcessBanner } from '../../sections/ProcessBanner/ProcessBanner';
import { Panel, type PanelHeading } from './Panel';
import * as styles from './ProgramsScreen.module.css';

type Area = TitledIconView & { points: readonly string[] };

interface TabWords extends PanelHeading {
  label: string;
}

export interface ProgramsScreenProps {
  head: PageHeadView;
  tabsLabel: string;
  focus: TabWords & {
    process: { title: string; text: string; points: readonly TitledView[] };
    areas: readonly Area[];
    smallTitle: string;
    small: readonly { icon: string; title: string; points: readonly string[] }[];
  };
  standards: TabWords & { alignment: TitledView; cards: readonly TitledIconView[] };
  pathway: { label: string } & PathwaySelectorProps;
  certification: TabWords & {
    pillarsTitle: string;
    pillars: readonly TitledIconView[];
    levelsTitle: string;
  } & Omit<CertificationLevelsProps, 'title'>;
  closing: { title: string; text: string; link: LinkView };
}

/** Training programs in four tabs. */
export function ProgramsScreen(props: ProgramsScreenProps) {
  const { head, tabsLabel, focus, standards, pathway, certification, closing } = props;
  const [tab, setTab] = useState('focus-areas');
  useStageAddress(() => setTab('coaching-pathway'));
  const tabs: TabItem[] = [
    {
      value: 'focus-areas',
      label: focus.label,
      content: (
        <Panel {...focus}>
          <ProcessBanner {...focus.process} />
          <CheckPanels panels={focus.areas} />
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
          <IconCards cards={standards.cards} />
        </Panel>
      ),
    },
    {
      value: 'coaching-pathway',
      label: pathway.label,
      content: <PathwaySelector words={pathway.words} stages={pathway.stages} />,
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
      <PageHead {...head} />
      <div className={styles.tabs}>
        <Tabs label={tabsLabel} items={tabs} value={tab} onValueChange={setTab} />
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
