import { programFinder } from '../../../tests/fixtures/finder';
import { firstSession } from '../../../tests/fixtures/sessions';
import { mailtoLimit } from '../../behaviour';
import { mailtoHref } from '../MailForm/letter';
import { finderLetter } from './finderLetter';

const { words, to } = programFinder;
const [person] = words.people;
const [city] = words.cities;
const goal = person?.goals[0];
if (!person || !city || !goal) throw new Error('The sample needs an answer to each question.');
const found = { words, to, person, city, goal };

it('is begun with the answers and the next session', () => {
  expect(finderLetter({ ...found, session: firstSession })).toEqual({
    to,
    subject: 'Junior Training in Krakow: an enquiry',
    body: [
      `Who: ${person.label}`,
      'City: Krakow',
      'Looking for: Regular training (Junior Training)',
      'Next session: Saturday, Sep 13 2025, 18:00-21:00',
      '',
      words.mail.message,
    ].join('\n'),
  });
});

it('names no session where none is to come', () => {
  expect(finderLetter(found).body).not.toContain(words.result.next);
});

it('has plain spaces, as mail programs may show the others', () => {
  const bound = { ...city, inCity: 'w\u00A0Krakowie', label: 'Kraków\u2060' };
  const { subject, body } = finderLetter({ ...found, city: bound });
  expect(subject).toContain('w Krakowie');
  expect(subject + body).not.toMatch(/[\u00A0\u2060]/);
});

it('fits into an address, whatever was answered', () => {
  for (const who of words.people)
    for (const where of words.cities)
      for (const what of who.goals) {
        const letter = finderLetter({
          words,
          to,
          person: who,
          city: where,
          goal: what,
          session: firstSession,
        });
        expect(mailtoHref(letter).length).toBeLessThan(mailtoLimit);
      }
});
