import { fill } from '../../../content/texts/fill';
import type { FinderCity, FinderGoal, FinderPerson, FinderView, SessionView } from '../../content/types';
import { composeMail, type Letter } from '../MailForm/letter';

interface Found {
  to: string;
  words: Pick<FinderView, 'questions' | 'result' | 'mail'>;
  person: Pick<FinderPerson, 'label'>;
  city: Pick<FinderCity, 'label' | 'inCity'>;
  goal: FinderGoal;
  session?: SessionView | undefined;
}

/** The mail that is begun with the answers: the subject, a line for each answer and the next session, and a message to go on with. */
export function finderLetter({ to, words, person, city, goal, session }: Found): Letter {
  const { questions, result, mail } = words;
  const program = goal.program.label;
  const when = session && `${session.weekday}, ${session.daysText} ${session.year}, ${session.timesText}`;
  const { subject, body } = composeMail({
    to,
    subject: fill(mail.subject, { program, inCity: city.inCity }),
    details: [
      [questions.who.short, person.label],
      [questions.city.short, city.label],
      [questions.goal.short, `${goal.label} (${program})`],
      ...(when ? [[result.next, when] as const] : []),
    ],
    message: mail.message,
  });
  return { to, subject: plain(subject), body: plain(body) };
}

/** Without the marks that keep a page's lines together: a mail program may show them. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
