import { assign, setup } from 'xstate';

/** The questions, in order. */
export const questions = ['who', 'city', 'goal'] as const;

export type Question = (typeof questions)[number];

/** All answers. The goals to choose from depend on who is asking. */
export interface FinderInput {
  people: readonly { key: string; goals: readonly { key: string }[] }[];
  cities: readonly { key: string }[];
}

export type Answers = Readonly<Partial<Record<Question, string>>>;

interface FinderContext extends FinderInput {
  answers: Answers;
}

export type FinderEvent =
  | { type: 'finder.choose'; answer: string }
  | { type: 'finder.next' }
  | { type: 'finder.back' }
  | { type: 'finder.restart' };

/** The keys of the answers to a question, given those before it. */
function answersTo({ people, cities, answers }: FinderContext, question: Question): string[] {
  if (question === 'who') return people.map(({ key }) => key);
  if (question === 'city') return cities.map(({ key }) => key);
  return people.find(({ key }) => key === answers.who)?.goals.map(({ key }) => key) ?? [];
}

/** Drops answers that are no longer offered, and chooses an answer that is the only one. */
function settled(context: FinderContext): Answers {
  const answers: Partial<Record<Question, string>> = {};
  for (const question of questions) {
    const offered = answersTo({ ...context, answers }, question);
    const current = context.answers[question];
    const answer = offered.length === 1 ? offered[0] : offered.find((key) => key === current);
    if (answer !== undefined) answers[question] = answer;
  }
  return answers;
}

const choose = <Q extends Question>(question: Q) =>
  ({
    guard: { type: 'isOffered', params: { question } },
    actions: { type: 'choose', params: { question } },
  }) as const;

const next = <Q extends Question, T extends string>(question: Q, target: T) =>
  ({ guard: { type: 'isAnswered', params: { question } }, target }) as const;

/**
 * Three questions, one after the other, then the result. Only offered answers can be chosen, only an answered question lets the
 * visitor go on, and changing an answer drops later answers that no longer fit.
 */
export const finderMachine = setup({
  types: { input: {} as FinderInput, context: {} as FinderContext, events: {} as FinderEvent },
  actions: {
    choose: assign(({ context, event }, { question }: { question: Question }) =>
      event.type === 'finder.choose'
        ? { answers: settled({ ...context, answers: { ...context.answers, [question]: event.answer } }) }
        : {},
    ),
    forget: assign(({ context }) => ({ answers: settled({ ...context, answers: {} }) })),
  },
  guards: {
    isOffered: ({ context, event }, { question }: { question: Question }) =>
      event.type === 'finder.choose' && answersTo(context, question).includes(event.answer),
    isAnswered: ({ context }, { question }: { question: Question }) =>
      context.answers[question] !== undefined,
  },
}).createMachine({
  id: 'finder',
  context: ({ input: { people, cities } }) => ({
    people,
    cities,
    answers: settled({ people, cities, answers: {} }),
  }),
  initial: 'who',
  states: {
    who: {
      on: { 'finder.choose': choose('who'), 'finder.next': next('who', 'city') },
    },
    city: {
      on: {
        'finder.choose': choose('city'),
        'finder.next': next('city', 'goal'),
        'finder.back': 'who',
      },
    },
    goal: {
      on: {
        'finder.choose': choose('goal'),
        'finder.next': next('goal', 'result'),
        'finder.back': 'city',
      },
    },
    result: {
      on: {
        'finder.back': 'goal',
        'finder.restart': { target: 'who', actions: 'forget' },
      },
    },
  },
});
