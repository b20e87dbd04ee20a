import { expect, type Locator, type Page } from '@playwright/test';

/** The person at the foot of the side, whose button opens their menu. */
export const personButton = (page: Page): Locator => page.getByRole('button', { name: /^Your account/ });

/** Leaves by the person's menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await personButton(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}
