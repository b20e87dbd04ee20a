import { expect, type Page } from '@playwright/test';
import { travesia } from './command-line.ts';
import { newAddress } from './mail.ts';

/** Somebody of the team, made at the machine, with the token of a session of their own. */
export async function newAdmin(origin: string): Promise<{ email: string; token: string }> {
  const email = newAddress();
  const made = await travesia('admin', 'create', '--email', email, '--name', 'Quintero, Mara', '--json');
  const { link } = JSON.parse(made) as { link: string };
  const body = { token: new URL(link).searchParams.get('token'), password: 'cuatro palabras del equipo' };
  const answer = await post(origin, '/auth/reset-password', body);
  return { email, token: String(answer['access_token']) };
}

async function post(origin: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

/** Answers a ticket as somebody of the team, without a browser. */
export const answerTicket = (origin: string, token: string, id: string, message: string) =>
  post(origin, `/admin/support/tickets/${id}/replies`, { message }, token);

/** Signs in by password in the browser of a page. */
export async function signIn(page: Page, email: string, password: string, path: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Asks the team by the form of the help page; answers the id of the ticket. */
export async function askTeam(page: Page, subject: string, message: string): Promise<string> {
  const main = page.getByRole('main');
  await main.getByLabel('What is it about?').selectOption('journey');
  await main.getByLabel('In one line').fill(subject);
  await main.getByLabel('What would you like to know?').fill(message);
  await main.getByRole('button', { name: 'Send the question' }).click();
  await expect(page).toHaveURL(/\/support\/tickets\/[\w-]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
