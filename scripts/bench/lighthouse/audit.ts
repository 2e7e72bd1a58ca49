import type { Config, Result } from 'lighthouse';

/** What we keep of a Lighthouse run. */
export interface Run {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** ms */
  firstPaint: number;
  /** ms */
  largestPaint: number;
  /** Lighthouse's selector for the LCP element. */
  element: string;
  /** ms */
  blocked: number;
  shift: number;
  /** How fast the machine was, by Lighthouse's measure: about 1,500 is a laptop, and four times slower a cheap phone. */
  machineIndex: number;
  /** Failed audits: those that keep a category below 100. */
  findings: string[];
}

/** Throttling is really applied: simulated throttling flatters pages that are rendered by scripts. */
export type Device = 'mobile' | 'desktop';

const settings: Record<Device, Config['settings']> = {
  mobile: { throttlingMethod: 'devtools' },
  desktop: {
    throttlingMethod: 'devtools',
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    emulatedUserAgent: false,
    // Lighthouse's “desktop, dense 4G” preset, in terms of real throttling.
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: 9216,
      uploadThroughputKbps: 9216,
      cpuSlowdownMultiplier: 1,
    },
  },
};

/** Runs Lighthouse once, in the Chromium that listens on this port. */
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
    machineIndex: lhr.environment.benchmarkIndex,
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

/** The performance category is left out: its metrics are in the tables. */
function findingsOf({ audits, categories }: Result): string[] {
  const { performance, ...judged } = categories;
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
  );
}
