import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than lie before anything on our screens. */
const MOST_STOPS = 250;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(element, `not reached by ${MOST_STOPS} presses of Tab`).toBeFocused();
}
