import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { replaceHash } from '../src/browser/hash';
import { InterfaceProvider } from '../src/content/InterfaceContext';
import { stopClock, storyTime } from './clock';
import { interfaceIn, languages } from './languages';
import { reduceMotion } from './motion';
import '../src/styles/global.css';
import '../src/styles/reset.css';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/reveal.css';
import './preview.css';

// Lazy parts come when the browser is idle: one second is too short where stories share a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** A story begins when our fonts are there: on the site they are optional, here no letter may be another's. */
const fonts = Promise.all(
  [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((font) => font.load()),
);

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

// A plain link in a story leads out of the workshop.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('#storybook-root a[href]:not([href^="#"], [target])')) event.preventDefault();
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { args, globals: { language } }) => (
      <InterfaceProvider words={interfaceIn(language)}>
        {/* What is told a language follows the toolbar, unless the story is about another one. */}
        <Story args={args.language === 'en' ? { ...args, language } : args} />
      </InterfaceProvider>
    ),
  ],
  beforeEach: async ({ parameters, globals }) => {
    await fonts;
    // Scripts run here: what is armed by them (reveals, menus) is armed in stories, too.
    document.documentElement.dataset.scripts = 'on';

    const undo = [stopClock(parameters.now ?? storyTime)];
    if (globals.motion === 'reduced') undo.push(reduceMotion());
    // A story that puts something into the address leaves it as it was.
    undo.push(() => replaceHash(''));
    return () => {
      for (const step of undo) step();
    };
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: languages, dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion as the system has it', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en', motion: 'system' },
  parameters: {
    a11y: { test: 'error' },
    // The windows that Chromatic takes pictures in.
    chromatic: { modes: { phone: { viewport: 'phone' }, laptop: { viewport: 'laptop' } } },
    backgrounds: {
      options: {
        cream: { name: 'Cream', value: 'var(--cream-100)' },
        white: { name: 'White', value: 'var(--cream-50)' },
        amber: { name: 'Amber', value: 'var(--amber-500)' },
        green: { name: 'Green', value: 'var(--green-900)' },
      },
    },
    controls: { matchers: { date: /(starts|ends|builtAt)$/ } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          [
            'Principles',
            'Tokens',
            'Content and voice',
            'Accessibility',
            'How to add a component',
            'Visual review',
          ],
          'components',
          'sections',
          'layout',
          'screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: viewport('Phone', 360, 740, 'mobile'),
        tablet: viewport('Tablet', 768, 1024, 'tablet'),
        laptop: viewport('Laptop', 1280, 800, 'desktop'),
        desktop: viewport('Desktop', 1920, 1080, 'desktop'),
      },
    },
  },
};

export default preview;
