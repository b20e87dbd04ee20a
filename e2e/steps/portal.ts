import { expect, type Locator, type Page } from '@playwright/test';
import { enhanced } from './enhanced.ts';

/** The person at the foot of the side, whose button opens their menu. */
export const personButton = (page: Page): Locator => page.getByRole('button', { name: /^Your account/ });

/** Waits until the person is known and their page stands in the portal. */
export async function inPortal(page: Page): Promise<void> {
  await expect(page.locator('.portal-page')).toBeVisible();
}

/** Enters the demonstration as its patient and opens a screen. */
export const enterAsPatient = (page: Page, path: string): Promise<void> => enterAs(page, 'a patient', path);

/** Enters the demonstration as one of its people and opens a screen. */
export async function enterAs(
  page: Page,
  who: 'a patient' | 'a clinic' | 'a network of clinics',
  path: string,
): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: `Enter as ${who}`, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await enhanced(page);
  await inPortal(page);
}

/** Leaves by the person's menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await personButton(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}
