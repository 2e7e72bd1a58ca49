import { readFileSync } from 'node:fs';
import { icons } from './icons';
import { icon } from './schemas/primitives';

it('are those of the sprite', () => {
  const sprite = readFileSync('src/components/Icon/icons.svg', 'utf8');
  expect(icons).toEqual([...sprite.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, name]) => name));
});

it('are named when a data file asks for another', () => {
  expect(icon().safeParse('bat').success).toBe(true);
  const { error } = icon().safeParse('bats');
  expect(error?.issues.map(({ message }) => message)).toEqual([`expected an icon: ${icons.join(', ')}`]);
});
