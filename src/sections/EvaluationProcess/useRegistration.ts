import { fill } from '../../../content/texts/fill';
import { useNow } from '../../browser/useNow';
import { statusAt } from '../../content/status';

/** A period in which players are evaluated. */
export type EvaluationPeriod = Queries.CareerContentPeriodsFragment;

/** The labels of a period's dates and the texts on its registration. */
export type PeriodWords = Queries.CareerContentPeriodWordsFragment;

/**
 * The status of a period's registration at the reader's time. The text is undefined until that time is known
 * (unless registration had closed before the build), and for periods that recur every year.
 */
export function useRegistration(
  { lastDay, registrationText }: EvaluationPeriod,
  words: PeriodWords,
  builtAt: string,
): { closed: boolean; text?: string } {
  const now = useNow();
  const status = lastDay ? statusAt(lastDay, now, builtAt) : 'scheduled';
  const text = { scheduled: undefined, upcoming: words.open, today: words.lastDay, over: words.closed }[
    status
  ];
  return { closed: status === 'over', text: text && fill(text, { date: registrationText }) };
}
