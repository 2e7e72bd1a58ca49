import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { programFinder } from '../../../tests/fixtures/finder';
import { layout } from '../../../tests/fixtures/layout';
import { finderInput, finderPaths } from '../../../tests/fixtures/paths/finderPaths';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { questions } from '../../machines/finder/finderMachine';
import { FinderPanel } from './FinderPanel';
import { ProgramFinder } from './ProgramFinder';

/** The sample's words, with the answers of the paths alone. */
const words = {
  ...programFinder.words,
  people: programFinder.words.people.flatMap((person) => {
    const offered = finderInput.people.find(({ key }) => key === person.key)?.goals.map(({ key }) => key);
    return offered ? { ...person, goals: person.goals.filter(({ key }) => offered.includes(key)) } : [];
  }),
};

// By selectors, which are quicker than roles: the stories and the browser tests go by roles.
const radios = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')];
const heading = () => document.querySelector('h3');
const status = () => document.querySelector('[role=status]');

function button(...names: string[]): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    names.includes(String(textContent)),
  );
  if (!found) throw new Error(`There is no button ${names.join(' or ')}.`);
  return found;
}

function perform({ type, answer }: EventObject & { answer?: string }): void {
  if (type === 'finder.choose') {
    const radio = radios().find(({ value }) => value === answer);
    if (!radio) throw new Error(`There is no answer ${answer}.`);
    fireEvent.click(radio);
  } else if (type === 'finder.next') fireEvent.click(button(words.next, words.show));
  else fireEvent.click(button(type === 'finder.back' ? words.back : words.again));
}

function expectView({ value, context }: AnyMachineSnapshot): void {
  const { answers } = context;
  const asked = questions.find((question) => question === value);
  const person = words.people.find(({ key }) => key === answers.who);
  if (!asked) {
    const goal = person?.goals.find(({ key }) => key === answers.goal);
    expect(radios()).toEqual([]);
    expect(status()).toHaveTextContent(words.result.kicker);
    expect(heading()).toHaveTextContent(String(goal?.program.label));
    return;
  }
  const offered = { who: words.people, city: words.cities, goal: person?.goals ?? [] }[asked];
  expect(heading()).toHaveTextContent(words.questions[asked].title);
  expect(radios().map((radio) => radio.value)).toEqual(offered.map(({ key }) => key));
  expect(radios().find(({ checked }) => checked)?.value).toBe(answers[asked]);
  const forward = button(asked === 'goal' ? words.show : words.next);
  if (answers[asked] === undefined) expect(forward).toBeDisabled();
  else expect(forward).toBeEnabled();
  expect(status()).toHaveTextContent(`Question ${questions.indexOf(asked) + 1} of 3`);
}

/** A path for every event in everything that can be seen; those that differ in earlier answers alone look the same. */
const seen = [
  ...new Map(
    finderPaths.toReversed().map((path) => {
      const { value, context } = path.steps.at(-2)?.state ?? path.first;
      const person = value === 'goal' ? context.answers.who : '';
      return [
        JSON.stringify([value, context.answers[String(value)], person, path.steps.at(-1)?.event]),
        path,
      ];
    }),
  ).values(),
];

describe.each([
  ['strict', StrictMode],
  ['plain', Fragment],
])('in %s mode', (_, Mode) => {
  test.each(seen.map((path) => [path.name, path] as const))('%s', (_name, { first, steps }) => {
    render(
      <Mode>
        <InterfaceProvider words={layout.interface}>
          <FinderPanel {...programFinder} words={words} />
        </InterfaceProvider>
      </Mode>,
    );
    expect(document.body).toHaveFocus();
    expectView(first);
    let before = first.value;
    for (const { event, state } of steps) {
      act(() => perform(event));
      expectView(state);
      if (state.value !== before) {
        const chosen = radios().find(({ checked }) => checked) ?? radios()[0] ?? heading();
        expect(chosen).toHaveFocus();
      }
      before = state.value;
    }
  });
});

test('what the line opens is loaded then, and stays when it is folded', async () => {
  const { container } = render(
    <InterfaceProvider words={layout.interface}>
      <ProgramFinder {...programFinder} />
    </InterfaceProvider>,
  );
  const details = container.querySelector('details');
  if (!details) throw new Error('There is no disclosure.');
  expect(within(details).getByText(words.title)).toBeInTheDocument();
  expect(radios()).toEqual([]);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findAllByRole('radio')).toHaveLength(programFinder.words.people.length);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(radios()).toHaveLength(programFinder.words.people.length);
});
