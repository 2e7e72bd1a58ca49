import { Section } from '../../components/Section/Section';
import type { LinkView, PictureView, StageHeadView } from '../../content/types';
import { Callout, type CalloutProps } from '../../sections/Callout/Callout';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import {
  EvaluationProcess,
  type EvaluationProcessProps,
} from '../../sections/EvaluationProcess/EvaluationProcess';
import type { EvaluationPeriod } from '../../sections/EvaluationProcess/useRegistration';
import {
  EvaluationTicket,
  type EvaluationTicketProps,
} from '../../sections/EvaluationTicket/EvaluationTicket';
import { type Grade, GradeSteps } from '../../sections/GradeSteps/GradeSteps';
import { type Pillar, PillarRow } from '../../sections/PillarRow/PillarRow';
import { StageHead } from '../../sections/StageHead/StageHead';

interface Heading {
  kicker: string;
  title: string;
  intro: string;
}

export interface CareerScreenProps {
  head: StageHeadView;
  criteria: Heading & { pillars: readonly Pillar[] };
  process: Heading & Pick<EvaluationProcessProps, 'eligibility' | 'periods' | 'board'>;
  periods: readonly EvaluationPeriod[];
  periodWords: EvaluationTicketProps['words'];
  upcoming: { kicker: string; title: string; text: string; picture: PictureView; link: LinkView };
  grades: Heading & {
    grades: readonly Grade[];
    label: string;
    startsHere: string;
    note: string;
    stages: CalloutProps;
  };
  closing: { title: string; text: string; link: LinkView };
  /** When the page was built, ISO. */
  builtAt: string;
}

/** “Cricket as CAREER”: the evaluation and grading programme. */
export function CareerScreen(props: CareerScreenProps) {
  const { head, criteria, process, periods, periodWords, upcoming, grades, closing, builtAt } = props;
  const { kicker, title, intro, ...steps } = process;
  return (
    <>
      <StageHead {...head} action={closing.link} />
      <Section kicker={criteria.kicker} title={criteria.title} intro={criteria.intro}>
        <PillarRow pillars={criteria.pillars} />
      </Section>
      <Section id="periods" tone="white" kicker={kicker} title={title} intro={intro}>
        <EvaluationProcess {...steps} entries={periods} words={periodWords} builtAt={builtAt} />
      </Section>
      <Section tone="green" kicker={upcoming.kicker} title={upcoming.title} intro={upcoming.text}>
        {periods
          .filter(({ highlighted }) => highlighted)
          .map((period) => (
            <EvaluationTicket
              key={period.key}
              period={period}
              words={periodWords}
              link={upcoming.link}
              picture={upcoming.picture}
              builtAt={builtAt}
            />
          ))}
      </Section>
      <Section id="grades" kicker={grades.kicker} title={grades.title} intro={grades.intro}>
        <GradeSteps
          grades={grades.grades}
          label={grades.label}
          startsHere={grades.startsHere}
          note={grades.note}
        />
        <Callout {...grades.stages} />
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
