import { Section } from '../../components/Section/Section';
import type { LinkView, StageHeadView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { StageHead } from '../../sections/StageHead/StageHead';
import { Facilities, type FacilitiesProps } from './Facilities';
import { Overview, type OverviewProps } from './Overview';
import { Story, type StoryProps } from './Story';
import { Team, type TeamProps } from './Team';

export interface AboutScreenProps {
  head: StageHeadView;
  /** Exactly one of `overview`, `story`, `team` and `facilities` is given, depending on the page. */
  overview?: OverviewProps;
  story?: StoryProps;
  team?: TeamProps;
  facilities?: FacilitiesProps;
  /** Links to the other sections. */
  more: { title: string; tiles: readonly LinkTile[] };
  closing: { title: string; text: string; link: LinkView };
}

/** About: all at a glance or one section, and links to the others. */
export function AboutScreen({ head, overview, story, team, facilities, more, closing }: AboutScreenProps) {
  return (
    <>
      <StageHead {...head} action={closing.link} />
      {overview && <Overview {...overview} />}
      {story && <Story {...story} />}
      {team && <Team {...team} />}
      {facilities && <Facilities {...facilities} />}
      <Section tone={team ? 'cream' : 'white'} title={more.title}>
        <LinkTiles tiles={more.tiles} />
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
