import { Fragment, type ReactElement } from 'react';
import type { LinkView, StageHeadView } from '../../content/types';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { StageHead } from '../../sections/StageHead/StageHead';
import { type ProgramContent, ProgramPart } from './ProgramPart';
import { type PlacedPart, type ProgramPlans, planOf } from './plans';

export interface ProgramScreenProps extends ProgramContent {
  /** The key of the programme, which decides how its page is composed. */
  program: string;
  plans: ProgramPlans;
  /** Parts that only some programmes have, or have instead of the usual ones. */
  own?: Partial<Record<PlacedPart['part'], (placed: PlacedPart) => ReactElement>>;
  head: StageHeadView;
  /** Its link is the way to a first session at both ends of the page. */
  closing: { title: string; text: string; link: LinkView };
}

/** One programme, composed by its plan. */
export function ProgramScreen(props: ProgramScreenProps) {
  const { program, plans, own = {}, head, closing } = props;
  const plan = planOf(plans, program);
  return (
    <>
      <StageHead {...head} action={closing.link} />
      {plan.parts.map((placed) => (
        <Fragment key={placed.part}>
          {own[placed.part]?.(placed) ?? <ProgramPart {...placed} plan={plan} content={props} />}
        </Fragment>
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
