import type { Page } from '@playwright/test';

/** The enhancements of a page that is not hydrated are all there, or it has none. */
const isEnhanced = () =>
  document.readyState !== 'loading' &&
  (document.documentElement.dataset['enhanced'] !== undefined ||
    !document.querySelector('script[src*="/assets/enhance-"]'));

/**
 * Waits for what a page adds to itself. A journey acts sooner after a page is there than any person could; opening an
 * address waits by itself, a link or form that leads to another page does not.
 */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(isEnhanced);
}
