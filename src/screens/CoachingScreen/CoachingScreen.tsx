import { Section } from '../../components/Section/Section';
import type { LinkView, StageHeadView, TitledPictureView, TitledView } from '../../content/types';
import { lockers } from '../../sections/CheckPanels/looks/lockers';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { ProgramFinder, type ProgramFinderProps } from '../../sections/ProgramFinder/ProgramFinder';
import { StageHead } from '../../sections/StageHead/StageHead';
import { Statement } from '../../sections/Statement/Statement';
import { type SharedContent, SharedPart } from './SharedPart';

export interface CoachingScreenProps extends SharedContent {
  head: StageHeadView;
  kicker: string;
  /** The admin may edit this text and the next. */
  intro: TitledView;
  philosophy: TitledPictureView;
  /** Links to all programmes. */
  tiles: readonly LinkTile[];
  finder: ProgramFinderProps;
  closing: { title: string; text: string; link: LinkView };
}

/** All coaching: an overview of the programmes. */
export function CoachingScreen(props: CoachingScreenProps) {
  const { head, kicker, intro, philosophy, tiles, finder, closing } = props;
  return (
    <>
      <StageHead {...head} action={closing.link} />
      <Section
        kicker={kicker}
        title={intro.title}
        intro={intro.description}
        action={<ProgramFinder {...finder} tone="amber" />}
      >
        <LinkTiles tiles={tiles} variant="mosaic" />
      </Section>
      <Statement title={philosophy.title} text={philosophy.description} picture={philosophy.picture} />
      <SharedPart part="lists" tone="cream" look={lockers} content={props} />
      <SharedPart part="profile" tone="white" content={props} />
      <SharedPart part="ask" tone="cream" content={props} />
      <ClosingCall {...closing} />
    </>
  );
}
