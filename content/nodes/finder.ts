import type { Facts, Words } from '../files';
import { fill } from '../texts/fill';
import { joinCoachingTypes } from './coaching';
import type { NodeFields } from './nodeTypes';

/** Every answer of the finder, with the programme, the group and the weekly rhythm that it leads to. */
export function joinFinder(
  facts: Pick<Facts, 'finder' | 'cities' | 'coaching'>,
  words: Pick<Words, 'finder' | 'cities' | 'groups' | 'weekdays' | 'coaching'>,
): NodeFields<'FinderContent'> {
  const { people, goals, cityHint, result, ...texts } = words.finder;
  const { rhythm, ...found } = result;
  const programs = joinCoachingTypes(facts, words);
  return {
    ...texts,
    result: found,
    people: facts.finder.flatMap((person) => {
      const answer = people[person.id];
      const group = person.group && words.groups[person.group];
      return answer
        ? {
            key: person.id,
            ...answer,
            icon: person.icon,
            ...(person.group && group && { group: { key: person.group, ...group } }),
            goals: person.goals.flatMap(({ id, program, dates }) => {
              const goal = goals[id];
              const page = programs.find(({ key }) => key === program);
              if (!goal || !page) return [];
              const { label, summary, icon, href } = page;
              return { key: id, ...goal, dates, program: { label, summary, icon, href } };
            }),
          }
        : [];
    }),
    cities: facts.cities.flatMap(({ id, regularDay }) => {
      const city = words.cities[id];
      if (!city) return [];
      const places = { inCity: city.locative, weekdays: words.weekdays[regularDay] };
      return {
        key: id,
        label: city.name,
        hint: fill(cityHint, places),
        inCity: city.locative,
        rhythm: fill(rhythm, places),
        href: `/schedule#${id}`,
      };
    }),
  };
}
