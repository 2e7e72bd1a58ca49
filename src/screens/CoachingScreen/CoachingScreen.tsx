import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PageHeadView, TitledView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { PageHead } from '../../sections/PageHead/PageHead';
import { ProgramFinder, type ProgramFinderProps } from '../../sections/ProgramFinder/ProgramFinder';
import { Statement } from '../../sections/Statement/Statement';
import { type ProgramContent, ProgramPart } from './ProgramPart';
import { planOf } from './plans';

export interface CoachingScreenProps extends ProgramContent {
  /** The key of the programme, which decides how its page is composed; none on the page of all. */
  program?: string;
  head: PageHeadView;
  /**
   * Only on the page without a type: the academy's coaching, and links to all programmes. The admin may edit
   * both texts.
   */
  overview?: {
    kicker: string;
    intro: TitledView;
    philosophy: TitledView;
    tiles: readonly LinkTile[];
    finder: ProgramFinderProps;
  };
  others?: { title: string; all: LinkView; tiles: readonly LinkTile[] };
  closing: { title: string; text: string; link: LinkView };
}

/** All coaching, or one programme. */
export function CoachingScreen(props: CoachingScreenProps) {
  const { program, head, overview, others, closing } = props;
  const plan = planOf(program);
  return (
    <>
      <PageHead {...head} />
      {overview && (
        <>
          <Section
            kicker={overview.kicker}
            title={overview.intro.title}
            intro={overview.intro.description}
            action={<ProgramFinder {...overview.finder} tone="green" />}
          >
            <LinkTiles tiles={overview.tiles} variant="mosaic" />
          </Section>
          <Statement title={overview.philosophy.title} text={overview.philosophy.description} />
        </>
      )}
      {plan.parts.map((placed) => (
        <ProgramPart key={placed.part} {...placed} plan={plan} content={props} />
      ))}
      {others && (
        <Section
          tone="white"
          title={others.title}
          action={
            <ButtonLink variant="secondary" href={others.all.href}>
              {others.all.label}
            </ButtonLink>
          }
        >
          <LinkTiles tiles={others.tiles} variant="compact" />
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}
