import { type Browser, test as base, type CDPSession, type Page, type Request } from '@playwright/test';
import { comeToRest, setUp } from './inPage';
import { planOf, type Showing, type Window } from './plan';
import { type Story, storybookOrigin } from './stories';

/** The greatest height of a WebP picture, roughly; px. */
const highest = 16_000;

/** A warning of Storybook's own, logged when an action receives an event. */
const ownWarning = 'Accessing the Story Store is deprecated';

/** What a story has done. */
interface Visit {
  /** What it or its play function threw, and what axe found. */
  problems: string[];
  /** The errors and warnings in the console. */
  logged: string[];
}

/** A page that shows stories. */
class StoryPage {
  /** The story that is shown. */
  private shown = '';
  /** The component for which the page was loaded, if its next story may follow there. */
  private loaded = '';
  private logged: string[] = [];
  private readonly pending = new Set<Request>();

  private constructor(
    private readonly url: string,
    /** What draws: `Chromium 143.0.7499.0, linux x64`. */
    readonly browser: string,
    readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly plan: ReadonlyMap<string, Showing>,
  ) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
    page.on('pageerror', (error) => this.logged.push(String(error)));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith(ownWarning)) return;
      this.logged.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** Opens a page for the Storybook at this address. */
  static async open(browser: Browser, url: string): Promise<StoryPage> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Warsaw',
    });
    const page = await context.newPage();
    const plan = await planOf(page, url);
    await context.addInitScript(setUp);
    const devtools = await context.newCDPSession(page);
    await Promise.all([devtools.send('DOM.enable'), devtools.send('CSS.enable')]);
    const drawnWith = `Chromium ${browser.version()}, ${process.platform} ${process.arch}`;
    return new StoryPage(url, drawnWith, page, devtools, plan);
  }

  /** The windows in which a story has its picture. */
  windowsOf({ id }: Story): readonly Window[] {
    return this.plan.get(id)?.windows ?? [];
  }

  /**
   * Shows a story in a window, plays it and lets axe look at it. The stories of a component follow each other in one page, as in
   * Storybook's own test runner, and each in its windows; with the tag `own-page` it is loaded anew, in another language without axe.
   */
  async visit({ id, title, tags }: Story, window: Window): Promise<Visit> {
    const { width, height, language } = window;
    const again = id === this.shown;
    // A story without a play function does the same in any window.
    if (again && !language && !tags.includes('play-fn')) {
      await this.page.setViewportSize({ width, height });
      return { problems: [], logged: [] };
    }
    this.shown = '';
    const follows = this.loaded === title && !language && !tags.includes('own-page');
    // After a story that failed, that pretends or that was in another language, the next one begins with a new page.
    this.loaded = '';
    const problems = follows ? await this.next(id, window) : await this.load(id, window);
    this.shown = id;
    const clean = !language && problems.length === 0 && !this.plan.get(id)?.pretends;
    if (clean) this.loaded = title;
    return { problems, logged: [...this.logged] };
  }

  private async next(id: string, { width, height }: Window): Promise<string[]> {
    await this.page.setViewportSize({ width, height });
    this.logged = [];
    return this.page.evaluate<string[]>(`showStory('${id}')`);
  }

  private async load(id: string, { width, height, language }: Window): Promise<string[]> {
    // So that the previous story does not notice the new window size, and logs no more.
    await this.page.goto('about:blank');
    await this.page.setViewportSize({ width, height });
    this.pending.clear();
    this.logged = [];
    const globals = language ? `&globals=language:${language};a11y.manual:!true` : '';
    await this.page.goto(`${this.url}/iframe.html?id=${id}&viewMode=story${globals}`);
    return this.page.evaluate<string[]>('storyEnded');
  }

  /** Takes the picture, a PNG, when the story has come to rest. */
  async capture({ width }: Window): Promise<Buffer> {
    const height = await this.rest();
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, highest), scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /** Where the focus is, and whether it shows: what most often explains that two pictures differ. */
  focus(): Promise<string> {
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      const states = [':focus', ':focus-visible'].filter((state) => focused?.matches(state));
      return `The focus is on ${focused?.outerHTML.replace(/>.*/s, '>')}: ${[...states, document.hasFocus() ? 'page in front' : 'page behind'].join(', ')}`;
    });
  }

  /** The fonts other than the site's own that draw letters of the page: `Open Sans`. */
  async foreignFonts(): Promise<string[]> {
    const { root } = await this.devtools.send('DOM.getDocument');
    const { nodeId } = await this.devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'body',
    });
    const { fonts } = await this.devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  }

  /** Waits for pictures, fonts and parts that are loaded later. @returns the page's height */
  private async rest(): Promise<number> {
    for (;;) {
      const quiet = this.pending.size === 0;
      const height: number = await this.page.evaluate(comeToRest);
      if (quiet && this.pending.size === 0) return height;
    }
  }
}

/** Playwright's `test` with a page in front of the built Storybook. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, provide) => {
      await provide(await StoryPage.open(browser, storybookOrigin));
    },
    { scope: 'worker' },
  ],
});
