import { useNow } from '../../browser/useNow';
import { fill } from '../../content/InterfaceContext';
import { statusAt } from '../../content/status';

/** A period in which players are evaluated. */
export type EvaluationPeriod = Queries.CareerContentPeriodsFragment;

/** What is said of a period beside its dates. */
export type PeriodWords = Queries.CareerContentPeriodWordsFragment;

/**
 * What the reader's clock says of a period's registration; nothing while there is no clock, unless it was closed when the
 * page was built, or where it comes back each year.
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
