import { expect, type Page } from '@playwright/test';
import { linkInMail, newAddress } from './mail.ts';

export const PASSWORD = 'cuatro palabras muy propias';

/** Makes an account by its form and the mail's link, which leads to `returnUrl`. Answers its address. */
export async function signUp(
  page: Page,
  returnUrl: string,
  { firstName = 'Rosa', lastName = 'Delgado Ruiz' } = {},
): Promise<string> {
  const email = newAddress();
  await page.goto(`/signup?${new URLSearchParams({ returnUrl })}`);
  await page.getByLabel('Given names').fill(firstName);
  await page.getByLabel('Surnames').fill(lastName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkInMail(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === returnUrl, { timeout: 30_000 });
  return email;
}
