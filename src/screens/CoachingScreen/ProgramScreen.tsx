import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LinkView, PageHeadView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { type LinkTile, LinkTiles } from '../../sections/LinkTiles/LinkTiles';
import { PageHead } from '../../sections/PageHead/PageHead';
import { type ProgramContent, ProgramPart } from './ProgramPart';
import { planOf } from './plans';

export interface ProgramScreenProps extends ProgramContent {
  /** The key of the programme, which decides how its page is composed. */
  program: string;
  head: PageHeadView;
  others: { title: string; all: LinkView; tiles: readonly LinkTile[] };
  closing: { title: string; text: string; link: LinkView };
}

/** One programme, composed by its plan, and the way to the others. */
export function ProgramScreen(props: ProgramScreenProps) {
  const { program, head, others, closing } = props;
  const plan = planOf(program);
  return (
    <>
      <PageHead {...head} />
      {plan.parts.map((placed) => (
        <ProgramPart key={placed.part} {...placed} plan={plan} content={props} />
      ))}
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
      <ClosingCall {...closing} />
    </>
  );
}
