import { daysText, endOfDay, instant, monthNameText } from '../calendar/dates';
import type { Facts, Words } from '../files';
import { bind } from '../languages/typography';
import { type EvaluationPeriod, withYear } from '../schemas/career';
import { fill } from '../texts/fill';

/** The evaluation periods with their dates as text. */
export function joinEvaluation(
  { evaluation, site }: Pick<Facts, 'evaluation' | 'site'>,
  { career }: Pick<Words, 'career'>,
  locale: string,
): EvaluationPeriod[] {
  return evaluation.map(({ id, fromMonth, toMonth, registration, results, ...fact }) => {
    const words = career.periods[id];
    const month = (number: number) => monthNameText(number, locale);
    /** `Sep 10 2025`, `Mar 10`, `Mar 2026`, `Sep`: with the year if the fact has one. */
    const dated = (text: string, date: string) =>
      /^\d{4}-/.test(date) ? bind(`${text} ${date.slice(0, 4)}`, locale) : text;
    const day = withYear(registration, 10);
    const period = {
      key: id,
      code: fact.code,
      label: words.label,
      description: words.description,
      highlighted: fact.highlighted,
      runsText: fill(career.periodWords.runs, { from: month(fromMonth), to: month(toMonth) }),
      registrationLabel: words.registration,
      registration,
      registrationText: dated(daysText(day, day, locale), registration),
      resultsText: dated(month(Number(results.slice(-2))), results),
    };
    return {
      ...period,
      ...(day === registration && {
        lastDay: { day: instant(day, site.timeZone), ends: endOfDay(day, site.timeZone) },
      }),
      ...(results.length > 2 && { results }),
    };
  });
}
