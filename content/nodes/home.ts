import type { Words } from '../files';
import { formFor } from '../languages/formFor';
import type { NodeFields } from './nodeTypes';

/** The home page; each number has the label that goes with it. */
export function homeContent({ home }: Pick<Words, 'home'>, locale: string): NodeFields<'HomeContent'> {
  const facts = home.facts.map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? label : formFor(label, Number(value), locale),
  }));
  return { ...home, facts };
}
