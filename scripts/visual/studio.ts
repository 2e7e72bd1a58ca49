import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { comeToRest, setUp } from './inPage';
import type { Shot } from './plan';

/** A WebP is not higher; px. */
const highest = 16_000;

/** Makes Chromium draw the same on every machine of a kind: no optimisation for the processor, no hinting. */
export const drawingArgs = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A page that takes pictures of stories. Each is loaded anew, so that none sees what another has left. */
export class Studio {
  private shown = '';
  private readonly pending = new Set<Request>();

  private constructor(
    private readonly url: string,
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /** Opens a page for the Storybook at this address. */
  static async open(browser: Browser, url: string): Promise<Studio> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Warsaw',
    });
    await context.addInitScript(setUp);
    const page = await context.newPage();
    return new Studio(url, page, await context.newCDPSession(page));
  }

  /** Shows a story in its window and plays it; one that is there, and does not play, in another window. @throws what it throws */
  async show({ story, width, height, played }: Shot): Promise<void> {
    const stays = story === this.shown && !played;
    if (!stays) this.pending.clear();
    await this.page.setViewportSize({ width, height });
    if (stays) return;
    this.shown = '';
    // axe has its turn in the check of the stories.
    await this.page.goto(`${this.url}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
    const problem: string = await this.page.evaluate('storyEnded');
    if (problem) throw new Error(`fails in its window: ${problem.replace(/\s+/g, ' ').slice(0, 200)}`);
    this.shown = story;
  }

  /** Loads the next story anew, also where it is the one that is there. */
  leave(): void {
    this.shown = '';
  }

  /** Takes the picture, a PNG, when the story has come to rest. */
  async shoot({ width }: Shot): Promise<Buffer> {
    const height = await this.rest();
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, highest), scale: 1 },
    });
    return Buffer.from(data, 'base64');
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
