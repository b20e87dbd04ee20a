import { expect, type Page } from '@playwright/test';
import { journeysData, travesiaOn } from './command-line.ts';
import { newAddress } from './mail.ts';
import { inPortal } from './portal.ts';
import { signIn } from './session.ts';

export const ADMIN_PASSWORD = 'cuatro palabras del equipo';

/** One admin per worker, created on the command line: starting it takes longer than most journeys. */
let made: Promise<string> | undefined;

/** Creates an admin on the command line; returns their email address. */
export async function makeAdmin(origin: string, dataDir = journeysData()): Promise<string> {
  const email = newAddress();
  const answer = await travesiaOn(dataDir, 'admin', 'create', '--email', email, '--name', 'Quintero, Mara', '--json');
  const { link } = JSON.parse(answer) as { link: string };
  await post(origin, '/auth/reset-password', {
    token: new URL(link).searchParams.get('token'),
    password: ADMIN_PASSWORD,
  });
  return email;
}

/** The token of a new session, with an admin's password. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const answer = await post(origin, '/auth/login', { email, password: ADMIN_PASSWORD });
  return String(answer['access_token']);
}

/** The token of a new team member session. */
export const adminToken = async (origin: string): Promise<string> =>
  tokenOf(origin, await (made ??= makeAdmin(origin)));

/** Opens a page as a team member. */
export async function enterAsTeam(page: Page, origin: string, path: string): Promise<void> {
  await signIn(page, await (made ??= makeAdmin(origin)), ADMIN_PASSWORD, path);
  await inPortal(page);
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

/** Answers a ticket as a team member, without a browser. */
export const answerTicket = (origin: string, token: string, id: string, message: string) =>
  post(origin, `/admin/support/tickets/${id}/replies`, { message }, token);

/** Contacts support through the help page's form; returns the ticket's id. */
export async function askTeam(page: Page, subject: string, message: string): Promise<string> {
  const main = page.getByRole('main');
  await main.getByLabel('What is it about?').selectOption('journey');
  await main.getByLabel('Subject').fill(subject);
  await main.getByLabel('Your message').fill(message);
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/support\/tickets\/[\w-]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
