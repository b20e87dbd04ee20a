import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoRole } from './portal.ts';

export interface SentMessage {
  id: string;
  seq: number;
  content: string | null;
}

/** Calls the API as a demo user, without a browser: the other side of a conversation. */
export async function otherSide(origin: string, role: DemoRole) {
  const call = async <Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as Answer;
  };
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/demo-login', {
    demo_token: 'travesia-demo',
    role,
  });
  return {
    say: (conversation: string, content: string) =>
      call<SentMessage>('POST', `/conversations/${conversation}/messages`, { content }, token),
    read: (conversation: string, ids: readonly string[]) =>
      call('POST', `/conversations/${conversation}/read`, { message_ids: ids }, token),
    messages: (conversation: string) =>
      call<{ data: SentMessage[] }>('GET', `/conversations/${conversation}/messages`, undefined, token),
    begin: (body: object) => call<{ id: string }>('POST', '/conversations', body, token),
  };
}

/** The part of the page with the messages. */
export const thread = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Write a message' });

/** Writes and sends with the keyboard, and waits until it has arrived. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(thread(page).getByText(text)).toBeVisible();
  await expect(thread(page).getByText('Sending…')).toHaveCount(0);
}

/** The id of the open conversation. */
export const openId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
