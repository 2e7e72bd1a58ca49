import type { Config, Result } from 'lighthouse';

/** What is kept of a run. */
export interface Run {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** ms */
  firstPaint: number;
  /** ms */
  largestPaint: number;
  /** The largest element, as Lighthouse selects it. */
  element: string;
  /** ms */
  blocked: number;
  shift: number;
  /** Audits that keep a category from 100. */
  findings: string[];
}

/** Phone and wide screen. Throttling is applied: simulated figures flatter pages that scripts paint. */
export type Device = 'mobile' | 'desktop';

const settings: Record<Device, Config['settings']> = {
  mobile: { throttlingMethod: 'devtools' },
  desktop: {
    throttlingMethod: 'devtools',
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    emulatedUserAgent: false,
    // Lighthouse's “desktop, dense 4G” in the terms of the browser's throttling.
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: 9216,
      uploadThroughputKbps: 9216,
      cpuSlowdownMultiplier: 1,
    },
  },
};

/** One run of Lighthouse in the Chromium that listens on a port. */
export async function audit(url: string, port: number, device: Device): Promise<Run> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(
    url,
    { port, logLevel: 'silent' },
    { extends: 'lighthouse:default', settings: settings[device] },
  );
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    element: largestElement(lhr),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    findings: findingsOf(lhr),
  };
}

function largestElement({ audits }: Result): string {
  const details = audits['largest-contentful-paint-element']?.details;
  if (details?.type !== 'list') return '';
  for (const table of details.items) {
    if (table.type !== 'table') continue;
    for (const { node } of table.items) {
      if (typeof node === 'object' && node.type === 'node') return node.selector ?? '';
    }
  }
  return '';
}

/** Performance's metrics are in the tables themselves. */
function findingsOf({ audits, categories }: Result): string[] {
  const { performance, ...judged } = categories;
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
  );
}
