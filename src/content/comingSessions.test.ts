import { builtAt } from '../../tests/fixtures/schedule';
import { cancelledSession, firstSession, secondSession } from '../../tests/fixtures/sessions';
import { comingSessions } from './comingSessions';

const { city, group } = secondSession;
const here = { city, groups: [group], most: 1 };
const before = Date.parse(cancelledSession.starts) - 1;

describe('comingSessions', () => {
  it('always has the next one that takes place', () => {
    const called = [{ ...cancelledSession, city, group }, secondSession, { ...secondSession, key: 'later' }];
    expect(comingSessions(called, here, before, builtAt)).toEqual(called.slice(0, 2));
  });

  it('leaves out other cities and groups', () => {
    const sessions = [
      { ...firstSession, city: 'elsewhere', group },
      { ...firstSession, city, group: 'others' },
    ];
    expect(comingSessions(sessions, here, before, builtAt)).toEqual([]);
  });

  it('leaves out what is over', () => {
    expect(comingSessions([secondSession], here, Date.parse(secondSession.ends), builtAt)).toEqual([]);
  });

  it('knows without a clock what was over when the site was built', () => {
    expect(comingSessions([secondSession], here, undefined, secondSession.ends)).toEqual([]);
    expect(comingSessions([secondSession], here, undefined, builtAt)).toEqual([secondSession]);
  });
});
