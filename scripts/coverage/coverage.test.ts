import { consentMachine } from '../../src/machines/consent/consentMachine';
import { figuresOf, tooFew } from './figures';
import { statesOf, statesUnshown, unshown } from './gaps';
import { readModule } from './modules';

const story = (...tags: string[]) => ({ id: 'a story', tags });

describe('a component without stories', () => {
  const tabs = `export function Tabs() {}\nexport const TabPart = () => null;\nexport const tabLimit = 4;`;
  const files = {
    'src/components/Tabs/Tabs.tsx': tabs,
    'src/components/Tabs/useTabs.ts': 'export class Store {}',
    'src/sections/Hero/Hero.tsx': `import { Tabs } from '../../components/Tabs/Tabs';\nexport class Hero {}`,
    'src/sections/Hero/Hero.stories.tsx': `const meta = { component: Hero<Part> } satisfies Meta<typeof Hero>;\nexport const Primary = {};`,
  };
  const gapsOf = (more: Record<string, string>) =>
    unshown(Object.entries({ ...files, ...more }).map(([path, text]) => readModule(path, text)));
  const stories = (meta: string) => ({ 'src/components/Tabs/Tabs.stories.tsx': `const meta = ${meta};` });

  it('is found, whatever else its folder has; what is written in its place is said', () => {
    expect(gapsOf(stories('{ component: Tabs }'))).toEqual([
      "TabPart (src/components/Tabs/Tabs.tsx) has no stories: write src/components/Tabs/TabPart.stories.tsx, or show it in its folder's and name it in their subcomponents",
    ]);
    expect(gapsOf({})).toHaveLength(2);
  });

  it('may be shown as a part by the stories of its folder', () => {
    expect(gapsOf(stories('{ component: Tabs, subcomponents: { TabPart } } satisfies Meta'))).toEqual([]);
  });

  it('must have its own once another folder uses it', () => {
    const panel = {
      'src/sections/Panel/Panel.tsx': `import { TabPart as Part } from '../../components/Tabs/Tabs';`,
    };
    const shown = stories('{ component: Tabs, subcomponents: { TabPart } }');
    expect(gapsOf({ ...shown, ...panel })).toEqual([
      'TabPart (src/components/Tabs/Tabs.tsx) has no stories: write src/components/Tabs/TabPart.stories.tsx',
    ]);
    const own = { 'src/components/Tabs/TabPart.stories.tsx': 'const meta = { component: TabPart };' };
    expect(gapsOf({ ...shown, ...panel, ...own })).toEqual([]);
  });
});

describe('states', () => {
  const asking = story('state:consent.asking');

  it('are all shown', () => {
    expect(statesUnshown([asking], ['consent.asking'])).toEqual([]);
  });

  it('say what to write', () => {
    expect(statesUnshown([story()], ['consent.asking'])).toEqual([
      "consent.asking has no story: write one with tags: ['state:consent.asking']",
    ]);
  });

  it('name tags of states that no longer exist', () => {
    expect(statesUnshown([asking, asking], [])).toEqual([
      "state:consent.asking is a story's tag, but no machine has that state: remove the tag",
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
  const stories = (count: number, played: number) =>
    Array.from({ length: count }, (_, n) => story(...(n < played ? ['play-fn'] : [])));

  it('are counted', () => {
    expect(figuresOf(stories(200, 80))).toEqual({ stories: 200, played: 80 });
  });

  it('do not fall below what others rely on', () => {
    expect(tooFew({ stories: 150, played: 60 })).toEqual([]);
    expect(tooFew({ stories: 149, played: 59 })).toEqual([
      '149 stories: at least 150 expected',
      '59 played: at least 60 expected',
    ]);
  });
});
