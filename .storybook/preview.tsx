import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { replaceHash } from '../src/browser/address/hash';
import { InterfaceProvider } from '../src/content/InterfaceContext';
import { drafts } from '../src/sections/MailForm/drafts';
import { stopClock, storyTime } from './clock';
import { controls, languages, speak } from './languages';
import { reduceMotion } from './motion';
import '../src/styles/global.css';
import '../src/styles/reset.css';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/reveal.css';
import './preview.css';

// Lazy parts are loaded when the browser is idle: the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Stories wait for the fonts: optional on the site, but here no picture may show a fallback. */
const fonts = Promise.all(
  [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((font) => font.load()),
);

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

// Following a plain link would leave Storybook.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('#storybook-root a[href]:not([href^="#"], [target])')) event.preventDefault();
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { args, globals: { language } }) =>
      speak(language) ? (
        <p>…</p>
      ) : (
        <InterfaceProvider words={controls}>
          {/* A `language` arg follows the toolbar, unless the story sets one other than English. */}
          <Story args={args.language === 'en' ? { ...args, language } : args} />
        </InterfaceProvider>
      ),
  ],
  beforeEach: async ({ parameters, globals }) => {
    await fonts;
    // What was written in one story is not for the next.
    drafts.clear();
    // As on the site when scripts run: reveals, menus and the like are active in stories, too.
    document.documentElement.dataset.scripts = 'on';
    document.documentElement.lang = controls.locale;

    const undo = [stopClock(parameters.now ?? storyTime)];
    if (globals.motion === 'reduced') undo.push(reduceMotion());
    // Removes what a story put into the address.
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
    // The tests of the stories read the violations alone, and gathering the rest takes axe as long again.
    a11y: { test: 'error', options: 'storyEnded' in window ? { resultTypes: ['violations'] } : {} },
    // The viewports of Chromatic's snapshots.
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
