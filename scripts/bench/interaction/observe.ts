import type { Browser, Page } from '@playwright/test';

/** What the page's performance observers have reported; times in ms. */
export interface Observed {
  shifts: { value: number; moved: string[] }[];
  longTasks: number[];
  /** How long each input waited for the next frame. */
  inputs: number[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page, before its own scripts. It may contain no named functions: tsx wraps them in a helper
 * that does not exist in the page.
 */
function observe(): void {
  window.observed = { shifts: [], longTasks: [], inputs: [] };
  // TypeScript's DOM types lack `durationThreshold`.
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

/** Throttling: the processor by a factor, the network to Lighthouse's slow 4G. */
export interface Slow {
  processor?: number;
  network?: boolean;
}

/** Opens a page on a phone, with the consent dialog already answered. */
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

/** The page's reports so far, including those of the frames in progress. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Observers report in a task of their own, once the page is idle.
    await new Promise((resolve) => setTimeout(resolve, 250));
    return window.observed;
  });
}
