// @vitest-environment jsdom
import { type ClinicNotices, USUAL_TOPICS } from '@travesia/contracts/providers';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../../lib/session/tokens.ts';
import { InboxCode } from '../inbox-code.tsx';
import { NoticesForm } from '../notices-form.tsx';

const notices: ClinicNotices = { inbox: null, topics: USUAL_TOPICS, version: 0, actions: ['change_settings'] };
const taken = vi.fn<(notices: ClinicNotices) => void>();
let leave: () => Promise<void> = async () => undefined;

beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
});
afterEach(async () => {
  await leave();
  taken.mockReset();
  sessionStorage.clear();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    const element = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = async (until: () => void) => {
  await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    until();
  });
};
const alertSays = (words: string) => () =>
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(words);

it('offers the inbox only once it has an address, and saves what is ticked', async () => {
  const api = fakeApi({
    'PUT /provider/settings/notifications': ({ body }) => ({ body: { ...notices, ...(body as object), version: 1 } }),
  });
  leave = await mount(<NoticesForm notices={notices} clinicId="c1" taken={taken} />);
  expect(field('notices.requests.inbox')?.disabled).toBe(true);
  await type('notices.inbox.email', 'front@clinic.example.com');
  expect(field('notices.requests.inbox')?.disabled).toBe(false);
  await act(async () => field('notices.requests.inbox')?.click());
  await act(async () => field('notices.decisions.billing')?.click());
  await send(() => expect(taken).toHaveBeenCalledOnce());
  expect(api.seen.at(-1)?.body).toEqual({
    version: 0,
    inbox: { email: 'front@clinic.example.com', language: 'en' },
    topics: {
      ...USUAL_TOPICS,
      requests: { ...USUAL_TOPICS.requests, inbox: true },
      decisions: { inbox: false, roles: ['manager', 'coordinator', 'clinician'] },
    },
  });
});

it('cannot be changed by those who only read it', async () => {
  leave = await mount(<NoticesForm notices={{ ...notices, actions: [] }} clinicId="c1" taken={taken} />);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')];
  expect(fields.every(({ disabled }) => disabled)).toBe(true);
});

it('says that a code is wrong, keeps it and leads back to it', async () => {
  fakeApi({
    'POST /provider/settings/notifications/confirm': () => problem(422, 'providers.inbox_code_wrong'),
  });
  leave = await mount(<InboxCode email="front@clinic.example.com" taken={taken} />);
  await send(alertSays('Code from the email: Enter the code'));
  expect(document.activeElement).toBe(field('code'));
  await type('code', '123456');
  await send(alertSays('This code is incorrect.'));
  expect(field('code')?.value).toBe('123456');
  expect(taken).not.toHaveBeenCalled();
});
