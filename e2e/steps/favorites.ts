import { expect, type Page } from '@playwright/test';

/** A heart on the page. */
export const heart = (page: Page, index = 0) => page.locator('main [data-keep="saved"]').nth(index);
/** The header's link to saved items. */
export const saved = (page: Page) => page.getByRole('banner').locator('.saved-link');
/** Saved items of a list. */
export const rows = (page: Page) => page.getByRole('main').locator('article');

/** Clicks a heart and waits until the account has saved it. */
export async function press(page: Page, index = 0): Promise<void> {
  const taken = page.waitForResponse(
    (response) =>
      /\/favorites(\/[\w-]+)?$/.test(response.url()) && ['POST', 'DELETE'].includes(response.request().method()),
  );
  await heart(page, index).click();
  expect((await taken).ok()).toBe(true);
}
