import type { Facts, Words } from '../files';
import { formFor } from '../languages/formFor';
import { groundSpots } from '../schemas/home';
import type { NodeFields } from './nodeTypes';

/** The home page, with a label for each number and a name for each spot of the ground. */
export function joinHome(
  { ground }: Pick<Facts, 'ground'>,
  { home }: Pick<Words, 'home'>,
  locale: string,
): NodeFields<'HomeContent'> {
  const facts = home.facts.map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? label : formFor(label, Number(value), locale),
  }));
  const spots = groundSpots.map((key) => ({ key, name: home.ground.spots[key], ...ground[key] }));
  return { ...home, facts, ground: { ...home.ground, spots } };
}
