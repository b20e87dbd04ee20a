import { expect, type Locator, type Page } from '@playwright/test';
import { enhanced } from './enhanced.ts';
import { callApi, keepSession, type Session } from './session.ts';

/** The user at the bottom of the sidebar; the button opens their menu. */
export const personButton = (page: Page): Locator => page.getByRole('button', { name: /^Your account/ });

/** Waits until the user is loaded and their page is rendered in the portal. */
export async function inPortal(page: Page): Promise<void> {
  await expect(page.locator('.portal-page')).toBeVisible();
}

/**
 * Waits until the page shows no loading state. Does not wait for network idle: background revalidation of cached responses would
 * take half a minute there.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
}

/** Roles of the demo users. */
export type DemoRole = 'patient' | 'provider' | 'organization' | 'admin';

/**
 * Signs in as the demo user with a role, with the journey's own session from the API. demo-ribbon.journey.ts covers the sign-in
 * page's buttons.
 */
export async function signInAsDemo(page: Page, role: DemoRole): Promise<void> {
  const session = await callApi<Session>(page, '/auth/demo-login', { demo_token: 'travesia-demo', role });
  await keepSession(page, session);
}

/** The same, and opens a portal page. */
export async function enterAs(page: Page, role: DemoRole, address: string): Promise<void> {
  await signInAsDemo(page, role);
  await openInPortal(page, address);
}

/** Opens a page for signed-in users and waits for it. */
export async function openInPortal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await enhanced(page);
  await inPortal(page);
}

/** The same as the demo patient. */
export const enterAsPatient = (page: Page, path: string): Promise<void> => enterAs(page, 'patient', path);

/** The same as the demo admin. */
export const enterAsAdmin = (page: Page, path: string): Promise<void> => enterAs(page, 'admin', path);

/** Signs out through the user menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await personButton(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}
