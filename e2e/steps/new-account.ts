import type { Page } from '@playwright/test';
import { expect } from '../fixtures/journey.ts';
import { linkInMail, newAddress } from './mail.ts';

export const PASSWORD = 'cuatro palabras muy propias';

/** Signs somebody new up and in, by the mail's link; answers their address. The page then shows `path`. */
export async function newAccount(page: Page, path: string): Promise<string> {
  const email = newAddress();
  await page.goto(`/signup?returnUrl=${encodeURIComponent(path)}`);
  await page.getByLabel('Given names').fill('Rosa María');
  await page.getByLabel('Surnames').fill('Delgado');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkInMail(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return email;
}
