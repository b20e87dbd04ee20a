import { expect, type Locator, type Page } from '@playwright/test';
import { enhanced } from './enhanced.ts';

/** The person at the foot of the side, whose button opens their menu. */
export const personButton = (page: Page): Locator => page.getByRole('button', { name: /^Your account/ });

/** Waits until the person is known and their page stands in the portal. */
export async function inPortal(page: Page): Promise<void> {
  await expect(page.locator('.portal-page')).toBeVisible();
}

/** Enters the demonstration as its patient and opens a screen. */
export async function enterAsPatient(page: Page, path: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await enhanced(page);
  await inPortal(page);
}

/** Enters the demonstration as its person of a role, for whom the sign-in has no door, and opens a screen. */
export async function enterAs(page: Page, role: 'provider' | 'admin', address: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/demo-login', { data: { demo_token: 'travesia-demo', role } });
  const { access_token: access, refresh_token: refresh } = (await answer.json()) as Record<string, string>;
  await page.goto('/login');
  await page.evaluate(
    (tokens) => {
      for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token ?? '');
    },
    { access_token: access, refresh_token: refresh },
  );
  await page.goto(address);
  await inPortal(page);
}

/** Leaves by the person's menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  await personButton(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}
