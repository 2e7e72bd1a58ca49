import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import type { TokenView } from '../../content/types';

extend([a11y]);

/** What is written on a colour: light or dark, whichever reads better, and its contrast. */
export function written(value: string, tokens: readonly TokenView[]) {
  const against = (token: string) =>
    colord(value).contrast(tokens.find(({ name }) => name === token)?.value ?? '');
  const light = against('cream-50');
  const dark = against('green-950');
  return { ink: light > dark ? 'light' : 'dark', ratio: Math.max(light, dark) };
}
