import { useEffect, useRef } from 'react';
import { fill } from '../../../content/texts/fill';
import { Button } from '../../components/Button/Button';
import type { FinderView, SessionView } from '../../content/types';
import type { Question } from '../../machines/finder/finderMachine';
import { useFinder } from '../../machines/finder/useFinder';
import * as styles from './FinderPanel.module.css';
import { type FinderOption, FinderQuestion } from './FinderQuestion';
import { FinderResult } from './FinderResult';

export interface FinderPanelProps {
  words: FinderView;
  /** All sessions, in the order of their dates. */
  sessions: readonly SessionView[];
  /** The recipient's mail address. */
  to: string;
}

/** Asks one question after the other, then shows the result. */
export function FinderPanel({ words, sessions, to }: FinderPanelProps) {
  const { state, send, questions } = useFinder(words);
  const { people, cities } = words;
  const { answers } = state.context;
  const person = people.find(({ key }) => key === answers.who);
  const city = cities.find(({ key }) => key === answers.city);
  const goal = person?.goals.find(({ key }) => key === answers.goal);
  const options: Record<Question, readonly FinderOption[]> = {
    who: people,
    city: cities.map((option) => ({ ...option, icon: 'pin' })),
    goal: person?.goals.map((option) => ({ ...option, icon: option.program.icon })) ?? [],
  };
  const asked = questions.find((question) => state.matches(question));
  const place = asked ? questions.indexOf(asked) : questions.length;

  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(state.value);
  // Each new question, and the result, gets the focus. The first question does not: it would take it from the opened summary.
  useEffect(() => {
    if (before.current === state.value) return;
    before.current = state.value;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input, [tabindex]'))?.focus();
  }, [state.value]);

  return (
    <div ref={panel} className={styles.panel} data-state={state.value}>
      <div className={styles.progress}>
        <div className={styles.wicket} data-answered={place} aria-hidden="true">
          {questions.map((question) => (
            <span key={question} />
          ))}
        </div>
        <p role="status">
          {asked ? fill(words.step, { n: place + 1, total: questions.length }) : words.result.kicker}
        </p>
      </div>
      {asked && (
        <FinderQuestion
          key={asked}
          title={words.questions[asked].title}
          options={options[asked]}
          chosen={answers[asked]}
          onChoose={(answer) => send({ type: 'finder.choose', answer })}
          onNext={() => send({ type: 'finder.next' })}
        >
          <Button type="submit" icon="arrow-right" disabled={!state.can({ type: 'finder.next' })}>
            {asked === 'goal' ? words.show : words.next}
          </Button>
          {state.can({ type: 'finder.back' }) && (
            <Button variant="quiet" onClick={() => send({ type: 'finder.back' })}>
              {words.back}
            </Button>
          )}
        </FinderQuestion>
      )}
      {state.matches('result') && person && city && goal && (
        <FinderResult words={words} person={person} city={city} goal={goal} sessions={sessions} to={to}>
          <Button variant="quiet" onClick={() => send({ type: 'finder.back' })}>
            {words.back}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'finder.restart' })}>
            {words.again}
          </Button>
        </FinderResult>
      )}
    </div>
  );
}
