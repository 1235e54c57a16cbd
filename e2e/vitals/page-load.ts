/** What a page costs somebody who opens it for the first time. */
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Core Web Vitals of one visit: LCP and INP in ms, CLS without a unit; INP null where nothing was pressed. */
export interface Vitals {
  readonly LCP: number | null;
  readonly CLS: number;
  readonly INP: number | null;
  /** Scripts of the first load, compressed, in KiB. */
  readonly scripts: number;
  /** The longest task of the main thread, in ms. */
  readonly longestTask: number;
}

const SLOWER = 2;
const LIBRARY = path.join(path.dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js');

/** Measures one visit in a fresh browser context on a processor made slower; `act` presses what people press there. */
export async function visit(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await slow(page);
    await watchVitals(page);
    const scripts = await scriptSizes(cdp);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const firstLoad = scripts();
    await act(page);
    return { ...(await readVitals(page)), scripts: firstLoad / 1024 };
  } finally {
    await context.close();
  }
}

/** Makes the page's processor slower. */
export async function slow(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return cdp;
}

/** Notes the figures of every page that is opened from now on. */
export async function watchVitals(page: Page): Promise<void> {
  // What a script of this kind declares stays its own, so the library is handed on.
  const library = await fs.readFile(LIBRARY, 'utf8');
  await page.addInitScript({ content: `${library}\nglobalThis.webVitals = webVitals;` });
  await page.addInitScript(() => {
    const noted = { CLS: 0, LCP: null as number | null, INP: null as number | null, longestTask: 0 };
    const note = (metric: { name: 'CLS' | 'LCP' | 'INP'; value: number }) => {
      noted[metric.name] = metric.value;
    };
    const { webVitals } = globalThis as unknown as { webVitals: typeof import('web-vitals') };
    const all = { reportAllChanges: true };
    webVitals.onCLS(note as never, all);
    webVitals.onLCP(note as never, all);
    webVitals.onINP(note as never, { ...all, durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestTask = Math.max(noted.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(globalThis, { astrisVitals: noted });
  });
}

/** What the browser was sent of scripts so far, in bytes as they came. */
async function scriptSizes(cdp: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => bytes;
}

/** Reads what was noted once two frames have been drawn, so that the last press is among it. */
export const readVitals = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    return (globalThis as unknown as { astrisVitals: Omit<Vitals, 'scripts'> }).astrisVitals;
  });
