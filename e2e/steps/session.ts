import { expect, type Page } from '@playwright/test';

/** A sign-in response: session tokens and the user. */
export interface Session {
  access_token: string;
  refresh_token: string;
  user: Record<string, unknown>;
}

/** Calls the API from this page's browser, so that a session it starts belongs to this device. */
export async function callApi<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { 'user-agent': userAgent } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Stores a session in the browser as the sign-in page does, without that page. */
export async function keepSession(page: Page, { user, ...tokens }: Session): Promise<void> {
  // Any document of the installation gives access to its storage; this is the smallest.
  await page.goto('/robots.txt');
  const person = JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 });
  await page.evaluate(
    ([access, refresh, kept]) => {
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('access_token', access);
      localStorage.setItem('auth-storage', kept);
    },
    [tokens.access_token, tokens.refresh_token, person] as const,
  );
}

/** Signs in with a password and opens a page, without the form: account.journey.ts and sign-up.journey.ts cover the form. */
export async function signIn(page: Page, email: string, password: string, path: string): Promise<void> {
  await keepSession(page, await callApi<Session>(page, '/auth/login', { email, password }));
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname === path);
}
