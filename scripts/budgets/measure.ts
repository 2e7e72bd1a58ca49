import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { fileOf } from '../routes';
import { readChunks } from './chunks';
import type { Weights } from './limits';
import { gzipBytes, scriptsOf, stylesOf, weigh } from './weigh';

/** Nothing more was asked for during this time: the page has come to rest; ms. */
const restTime = 800;
const longestWait = 15_000;

/** Opens a page as a first visit on a phone and weighs what it asks for, down to its end. */
export async function measure(browser: Browser, origin: string, route: string): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) paths.add(decodeURI(url.pathname));
  });

  await page.goto(origin + route);
  await rest(page, paths);
  const firstView = [...paths];
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await rest(page, paths);
  await context.close();

  const html = readFileSync(fileOf(route), 'utf8');
  const chunks = readChunks();
  const scripts = [...paths].filter((path) => path.endsWith('.js'));
  return {
    firstScripts: total([...scriptsOf(html), ...chunks.ofPage(route)]),
    allScripts: total(scripts),
    css: gzipBytes(stylesOf(html)) + total(firstView.filter((path) => path.endsWith('.css'))),
    fonts: total([...paths].filter((path) => path.endsWith('.woff2'))),
    firstView: total(firstView),
    privateScripts: total(scripts.filter((path) => chunks.ofPrivatePages.has(path))),
  };
}

function total(paths: string[]): number {
  return [...new Set(paths)].reduce((bytes, path) => bytes + weigh(path), 0);
}

async function rest(page: Page, paths: ReadonlySet<string>): Promise<void> {
  const end = Date.now() + longestWait;
  let seen = -1;
  while (seen !== paths.size && Date.now() < end) {
    seen = paths.size;
    await page.waitForTimeout(restTime);
  }
}
