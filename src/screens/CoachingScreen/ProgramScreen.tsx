import type { LinkView, PageHeadView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { PageHead } from '../../sections/PageHead/PageHead';
import { type ProgramContent, ProgramPart } from './ProgramPart';
import { type ProgramPlans, planOf } from './plans';

export interface ProgramScreenProps extends ProgramContent {
  /** The key of the programme, which decides how its page is composed. */
  program: string;
  plans: ProgramPlans;
  head: PageHeadView;
  closing: { title: string; text: string; link: LinkView };
}

/** One programme, composed by its plan. */
export function ProgramScreen(props: ProgramScreenProps) {
  const { program, plans, head, closing } = props;
  const plan = planOf(plans, program);
  return (
    <>
      <PageHead {...head} />
      {plan.parts.map((placed) => (
        <ProgramPart key={placed.part} {...placed} plan={plan} content={props} />
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
