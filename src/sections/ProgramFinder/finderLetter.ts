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

/** The prepared mail: a subject, a line for each answer and the next session, and the beginning of a message. */
export function finderLetter({ to, words, person, city, goal, session }: Found): Letter {
  const { questions, result, mail } = words;
  const program = goal.program.label;
  const when = session && `${session.weekday}, ${session.daysText} ${session.year}, ${session.timesText}`;
  return composeMail({
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
}
