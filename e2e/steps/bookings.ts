import { expect, type Locator, type Page } from '@playwright/test';
import { SCREENS } from '../pages.ts';

/** A package of the demo whose deposit is paid when it is booked. */
export const PACKAGE = SCREENS.package.slice(-36);

/** Numbers of the sandbox gateway's test cards by what they do. */
const CARDS = { paid: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', late: '4000 0000 0000 0077' } as const;

export interface FreeTime {
  date: string;
  time: string;
  starts_at: string;
}

export interface Booked {
  id: string;
  version: number;
  status: string;
  reference: string;
}

/** Calls the API as the user who is signed in on this page. */
export async function callAs<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

interface Login {
  email: string;
  password: string;
}

/** Accepts a booking as the clinic's owner, without a browser. */
export async function acceptAs(origin: string, { email, password }: Login, { id, version }: Booked): Promise<void> {
  const send = async (path: string, data: object, token = '') => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(data),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as { access_token?: string };
  };
  const { access_token: token } = await send('/auth/login', { email, password });
  await send(`/provider/bookings/${id}/accept`, { version }, token);
}

/** Pays on the sandbox gateway's page with a test card. */
export async function payByCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.locator('#number').fill(CARDS[card]);
  await page.locator('#expiry').fill('12 / 30');
  await page.locator('#code').fill('123');
  await page.locator('#name').fill('Ana Ferreira');
  await page.locator('form.fields button').click();
}

export const dialogOf = (page: Page): Locator => page.locator('dialog[open]');
