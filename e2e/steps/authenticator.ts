import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from '../fixtures/journey.ts';

const STEP_MS = 30_000;

/** The code an authenticator app shows, now or the given number of steps later: each is valid once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Starts setting up an authenticator app; returns its secret. */
export async function beginApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return (await page.locator('.security-secret').innerText()).replaceAll(' ', '');
}

/** Proves that the app has the secret, which turns it on. */
export async function turnOn(page: Page, code: string): Promise<void> {
  await page.getByLabel('App code').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
}
