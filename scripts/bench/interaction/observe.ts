import type { Browser, Page } from '@playwright/test';

/** What a page has reported since it was opened; times in ms. */
export interface Observed {
  shifts: { value: number; moved: string[] }[];
  longTasks: number[];
  /** How long the visitor's inputs waited for the next frame. */
  inputs: number[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page, before its own scripts. No named function inside: the page does not know what tsx names them with. */
function observe(): void {
  window.observed = { shifts: [], longTasks: [], inputs: [] };
  // TypeScript does not know the threshold.
  const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && 'hadRecentInput' in entry)) continue;
      if (entry.hadRecentInput || typeof entry.value !== 'number' || !Array.isArray(entry.sources)) continue;
      const moved = entry.sources.map(({ node }: { node: Node | null }) =>
        `${node?.nodeName.toLowerCase()} ${node?.textContent?.slice(0, 30)}`.trim(),
      );
      window.observed.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    window.observed.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.observed.inputs.push(entry.duration);
    }
  }).observe(eventTiming);
}

/** How the machine is slowed down: the processor by a factor, the network to Lighthouse's slow 4G. */
export interface Slow {
  processor?: number;
  network?: boolean;
}

/** Opens a page on a phone whose visitor has answered the consent dialog. */
export async function openObserved(browser: Browser, url: string, slow: Slow): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  if (slow.processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
  if (slow.network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1474.56 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** What the page has reported, after the frames that are under way. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Observers report in a task of their own, when the page is idle.
    await new Promise((resolve) => setTimeout(resolve, 250));
    return window.observed;
  });
}
