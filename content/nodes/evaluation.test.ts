import { career, periods } from '../../tests/fixtures/career';
import { facts } from '../../tests/fixtures/content';
import { joinEvaluation } from './evaluation';

const [e1, e2] = periods;

test('names months and days, with the year where the fact has one', () => {
  expect(e1).toMatchObject({ code: 'E1', label: 'Upcoming', highlighted: true, runsText: 'Sep to Feb' });
  expect(e1).toMatchObject({ registrationText: 'Sep 10 2025', resultsText: 'Mar 2026', results: '2026-03' });
  expect(e2).toMatchObject({ code: 'E2', label: 'Regular', highlighted: false, runsText: 'Mar to Aug' });
  expect(e2).toMatchObject({ registrationText: 'Mar 10', resultsText: 'Sep' });
});

test('keeps a year beside its month in Polish', () => {
  const [period] = joinEvaluation(facts, { career }, 'pl');
  expect(period).toMatchObject({
    registrationText: '10\u00A0września\u00A02025',
    resultsText: 'marzec\u00A02026',
  });
});

test('knows the last day of registration only where its year is known', () => {
  expect(e1?.lastDay).toEqual({ day: '2025-09-10T00:00:00+02:00', ends: '2025-09-11T00:00:00+02:00' });
  expect(e2).toMatchObject({ lastDay: null, results: null });
});

test('takes any day of the calendar, the leap day too', () => {
  const [period] = joinEvaluation(
    {
      site: facts.site,
      evaluation: [
        {
          id: 'e2',
          code: 'E2',
          fromMonth: 3,
          toMonth: 8,
          registration: '02-29',
          results: '12',
          highlighted: false,
        },
      ],
    },
    { career },
    'en',
  );
  expect(period).toMatchObject({ registrationText: 'Feb 29', resultsText: 'Dec' });
});
