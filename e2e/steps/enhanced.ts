import type { Page } from '@playwright/test';

/** All enhancements of a page that is not hydrated are loaded, or it has none. */
const isEnhanced = () =>
  document.readyState !== 'loading' &&
  (document.documentElement.dataset['enhanced'] !== undefined ||
    !document.querySelector('script[src*="/assets/enhance-"]'));

/**
 * Waits for a page's enhancements. A journey acts sooner after a page loads than any person could; opening a URL waits
 * automatically, following a link or submitting a form does not.
 */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(isEnhanced);
}
