import { expect, type Page } from '@playwright/test';

/** A heart of the page. */
export const heart = (page: Page, index = 0) => page.locator('main [data-keep="saved"]').nth(index);
/** The way to what is saved, in the header. */
export const saved = (page: Page) => page.getByRole('banner').locator('.saved-link');
/** Saved things of a list. */
export const rows = (page: Page) => page.getByRole('main').locator('article');

/** Presses a heart and waits until the account has it. */
export async function press(page: Page, index = 0): Promise<void> {
  const taken = page.waitForResponse(
    (response) =>
      /\/favorites(\/[\w-]+)?$/.test(response.url()) && ['POST', 'DELETE'].includes(response.request().method()),
  );
  await heart(page, index).click();
  expect((await taken).ok()).toBe(true);
}
