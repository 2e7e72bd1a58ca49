import { className } from './className';

const nameOf = (file: string, local: string) => className('/site', `/site/src/${file}.module.css`, local);

test('a class has the same short name in every build', () => {
  expect(nameOf('Card', 'title')).toMatch(/^[a-z][a-z\d]{3}$/i);
  expect(nameOf('Card', 'title')).toBe(className('/other', '/other/src/Card.module.css', 'title'));
  expect(nameOf('Card', 'title')).not.toBe(nameOf('Tile', 'title'));
});

test('two classes never share a name in silence', () => {
  const many = () => Array.from({ length: 40_000 }, (_, n) => nameOf('Card', `class${n}`));
  expect(many).toThrow('rename one of the two classes');
});
