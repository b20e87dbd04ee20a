import type { Browser, Page } from '@playwright/test';
import { interactWith } from './interactions.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { settle, type Vitals, watchVitals } from './vitals.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const THROUGHPUT = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** A phone on a connection of 1.6 Mbps: milliseconds of a round trip, and how many times slower than this machine it is. */
export interface Conditions {
  latency: number;
  slowdown: number;
}

/** Longest time of a visit. The slowest page needs about 20 s on an idle machine. */
const VISIT_LIMIT_MS = 120_000;

/** Longest time of a smooth scroll. */
const SCROLL_LIMIT_MS = 5000;

/** Opens a page on that phone with an empty cache, uses it and scrolls to its end. Fails if that takes too long. */
export async function visitOnSlowPhone(
  browser: Browser,
  name: string,
  address: string,
  { latency, slowdown }: Conditions,
): Promise<{ weight: PageWeight; vitals: Vitals }> {
  const context = await browser.newContext(PHONE);
  // Closing the context makes whatever the visit is waiting for fail.
  const limit = AbortSignal.timeout(VISIT_LIMIT_MS);
  limit.addEventListener('abort', () => void context.close({ reason: `no end after ${VISIT_LIMIT_MS / 1000} s` }));
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { ...THROUGHPUT, latency });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const weight = await weighPage(page, address);
    // The network can be idle before the first paint. The largest contentful paint is final at the first click or key press: it
    // is read before.
    await settle(page);
    const { lcp } = await page.evaluate(() => window.pageVitals);
    await interactWith(page, name);
    await scrollToEnd(page);
    await settle(page);
    const { cls, inp } = await page.evaluate(() => window.pageVitals);
    return { weight, vitals: { lcp, cls, inp } };
  } finally {
    await context.close();
  }
}

/** `scrollend` never comes where nothing scrolls: on a short page, or under a sheet. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const ended = new Promise((resolve) => {
      document.addEventListener('scrollend', resolve, { once: true });
      AbortSignal.timeout(limit).addEventListener('abort', resolve);
    });
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    if (scrollHeight - scrollTop - clientHeight < 1) return;
    window.scrollBy({ top: scrollHeight, behavior: 'smooth' });
    await ended;
  }, SCROLL_LIMIT_MS);
}
