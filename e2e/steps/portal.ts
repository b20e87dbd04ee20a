import { expect, type Locator, type Page } from '@playwright/test';
import { enhanced } from './enhanced.ts';
import { callApi, keepSession, type Session } from './session.ts';

/** The person at the foot of the side, whose button opens their menu. */
export const personButton = (page: Page): Locator => page.getByRole('button', { name: /^Your account/ });

/** Waits until the person is known and their page stands in the portal. */
export async function inPortal(page: Page): Promise<void> {
  await expect(page.locator('.portal-page')).toBeVisible();
}

/**
 * Waits until nothing of the page is on its way. Not for a silent network: what the browser asks anew behind a kept answer
 * counts there for half a minute.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
}

/** Roles of the demonstration's people. */
export type DemoRole = 'patient' | 'provider' | 'organization' | 'admin';

/**
 * Signs in as the demonstration's person of a role, with a session of the journey's own from the API.
 * demo-ribbon.journey.ts uses the buttons of the sign-in.
 */
export async function signInAsDemo(page: Page, role: DemoRole): Promise<void> {
  const session = await callApi<Session>(page, '/auth/demo-login', { demo_token: 'travesia-demo', role });
  await keepSession(page, session);
}

/** The same, and opens a screen of a portal. */
export async function enterAs(page: Page, role: DemoRole, address: string): Promise<void> {
  await signInAsDemo(page, role);
  await openInPortal(page, address);
}

/** Opens a screen that only signed-in people see, and waits for it. */
export async function openInPortal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await enhanced(page);
  await inPortal(page);
}

/** The same as its patient. */
export const enterAsPatient = (page: Page, path: string): Promise<void> => enterAs(page, 'patient', path);

/** The same as its administrator. */
export const enterAsAdmin = (page: Page, path: string): Promise<void> => enterAs(page, 'admin', path);

/** Leaves by the person's menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await personButton(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}
