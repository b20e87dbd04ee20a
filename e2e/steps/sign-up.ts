import { expect, type Page } from '@playwright/test';
import { linkInMail, newAddress } from './mail.ts';
import { callApi, keepSession, type Session } from './session.ts';

export const PASSWORD = 'cuatro palabras muy propias';

const ROSA = { firstName: 'Rosa', lastName: 'Delgado Ruiz' };

/** Creates an account without the form, and opens `returnUrl` with it. Returns its email address. */
export async function signUp(
  page: Page,
  returnUrl: string,
  { email = newAddress(), firstName = ROSA.firstName, lastName = ROSA.lastName } = {},
): Promise<string> {
  await register(page, email, { firstName, lastName });
  const { searchParams } = new URL(await linkInMail(email), 'http://own.invalid');
  const session = await callApi<Session>(page, '/auth/verify-email', { token: searchParams.get('token') });
  await keepSession(page, session);
  await page.goto(returnUrl);
  await expect(page).toHaveURL((url) => url.pathname + url.search === returnUrl);
  return email;
}

/** Creates an account with an unconfirmed email address. */
export async function register(page: Page, email: string, { firstName, lastName } = ROSA): Promise<void> {
  const person = { first_name: firstName, last_name: lastName, accept_terms: true };
  await callApi(page, '/auth/register', { email, password: PASSWORD, ...person });
}

/**
 * Creates an account as a person does: with the form and the email's link, which opens `returnUrl`. Returns its email address.
 */
export async function signUpByForm(page: Page, returnUrl?: string): Promise<string> {
  const email = newAddress();
  await page.goto(returnUrl ? `/signup?${new URLSearchParams({ returnUrl })}` : '/signup');
  await page.getByLabel('First name').fill(ROSA.firstName);
  await page.getByLabel('Last name').fill(ROSA.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkInMail(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  if (returnUrl) await expect(page).toHaveURL((url) => url.pathname + url.search === returnUrl);
  return email;
}
