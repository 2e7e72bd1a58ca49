import { consentMachine } from '../../src/machines/consent/consentMachine';
import { figureProblems, figuresOf, inWords, withFigures } from './figures';
import { gapsOf, statesOf } from './gaps';

const story = (importPath: string, ...tags: string[]) => ({ id: importPath, importPath, tags });

describe('gaps', () => {
  const folders = ['src/components/Tabs', 'src/sections/Hero'];
  const tabs = story('./src/components/Tabs/Tabs.stories.tsx');
  const hero = story('./src/sections/Hero/Hero.stories.tsx', 'state:consent.asking');

  it('are none where everything has a story', () => {
    expect(gapsOf([tabs, hero], folders, ['consent.asking'])).toEqual([]);
  });

  it('say what to write', () => {
    expect(gapsOf([tabs], folders, ['consent.asking'])).toEqual([
      'src/sections/Hero/ has no story: write src/sections/Hero/Hero.stories.tsx',
      "consent.asking is shown by no story: write one, with tags: ['state:consent.asking']",
    ]);
  });

  it('name the tag of a state that is no more', () => {
    expect(gapsOf([tabs, hero, hero], folders, [])).toEqual([
      "state:consent.asking is a story's tag, but no machine has that state: take the tag away",
    ]);
  });

  it('are looked for in every state of a machine', () => {
    expect(statesOf(consentMachine.root)).toEqual(
      ['reading', 'asking', 'storing', 'accepted', 'dismissed', 'withdrawing'].map(
        (state) => `consent.${state}`,
      ),
    );
  });
});

describe('figures', () => {
  const figures = figuresOf(
    Array.from({ length: 200 }, (_, n) => story('x', ...(n < 80 ? ['play-fn'] : []))),
    400,
  );
  const readme = `Before. ${inWords(figures)}. After.`;

  it('are counted', () => {
    expect(inWords(figures)).toBe('200 stories, 80 with a play function, 400 reference pictures');
  });

  it('are those of the README', () => {
    expect(figureProblems(figures, readme)).toEqual([]);
    expect(figureProblems({ ...figures, stories: 201 }, readme)).toEqual([
      'README.md says "200 stories, 80 with a play function, 400 reference pictures", but it is "201 stories, 80 with a play function, 400 reference pictures": npm run check:coverage -- --write',
    ]);
    expect(figureProblems(figures, 'Nothing.')).toHaveLength(1);
  });

  it('are written into the README', () => {
    expect(withFigures(readme, { ...figures, stories: 201 })).toBe(
      'Before. 201 stories, 80 with a play function, 400 reference pictures. After.',
    );
  });

  it('do not fall below what others rely on', () => {
    const few = { stories: 149, played: 59, pictures: 0 };
    expect(figureProblems(few, inWords(few))).toEqual([
      '149 stories: there must be 150 or more',
      '59 played: there must be 60 or more',
    ]);
  });
});
