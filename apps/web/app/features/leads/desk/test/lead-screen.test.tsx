// @vitest-environment jsdom
import { setTimeout as nextTask } from 'node:timers/promises';
import type { LeadRecord } from '@travesia/contracts/leads';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { CLINIC_CALLS, CLINIC_MACROS } from '../desk-calls.ts';
import { LeadScreen } from '../ui/lead-screen.tsx';

const ID = '01a2041b-32a0-7000-a6b3-52c3b4b0d5e2';
const lead = {
  id: ID,
  kind: 'consultation',
  reference: 'TR-7K3M-9QXD',
  status: 'received',
  name: 'Rosa Delgado',
  country: 'ES',
  language: 'es',
  about: { en: 'Knee', es: 'Rodilla', pt: 'Joelho' },
  topic: null,
  clinic: { id: ID, name: 'Clínica Sol', slug: 'sol' },
  assignee: null,
  received_at: '2026-11-22T16:00:00.000Z',
  due_on: '2026-11-24',
  overdue: false,
  answered_at: null,
  demo: false,
  version: 1,
  email: 'rosa@example.com',
  phone: null,
  contact_by: 'email',
  time_of_day: null,
  preferred_month: null,
  companion: null,
  message: 'Tengo artrosis.',
  withheld: false,
  answer_is_mailed: true,
  claim: null,
  messages: [],
  history: [],
  team: [{ id: ID, name: 'Leo' }],
  actions: ['answer', 'note', 'assign', 'accept', 'decline', 'close'],
} satisfies LeadRecord;

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const macros = { calls: CLINIC_MACROS, page: '/provider/requests/replies', topics: [] };
const PATH = `/provider/requests/${ID}`;
const sender = { name: lead.name, email: lead.email, account: null, requests: [], requests_total: 0 };
const senderOf = { [`GET ${PATH}/sender`]: () => ({ body: sender }) };
const open = async (locale: 'en' | 'es' = 'en') => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  unmount = await mount(
    <MemoryRouter>
      <LeadScreen id={ID} calls={CLINIC_CALLS} list="/provider/requests" macros={macros} />
    </MemoryRouter>,
    locale,
  );
};
const area = () => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
async function type(text: string) {
  await act(async () => {
    const field = area();
    if (!field) throw new Error('there is no field for the answer');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    await nextTask();
  });

it('keeps the typed answer when someone else was faster, and sends it for the present version', async () => {
  let version = 1;
  const api = fakeApi({
    ...senderOf,
    [`GET ${PATH}`]: () => ({ body: { ...lead, version } }),
    [`POST ${PATH}/replies`]: ({ body }) =>
      (body as { version: number }).version === 2
        ? { status: 201, body: { ...lead, version: 3, status: 'answered', answered_at: lead.received_at } }
        : problem(409, 'request.stale_version'),
  });
  await open();
  await type('Sí, operamos rodillas.');
  version = 2;
  await press('Send answer');
  expect(area()?.value).toBe('Sí, operamos rodillas.');
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  await press('Send answer');
  expect(api.seen.filter(({ call }) => call.endsWith('/replies')).map(({ body }) => body)).toEqual([
    { message: 'Sí, operamos rodillas.', internal: false, version: 1, take: false, close: false },
    { message: 'Sí, operamos rodillas.', internal: false, version: 2, take: false, close: false },
  ]);
  expect(area()?.value).toBe('');
});

it('takes in a saved reply in the sender’s language, closes the request with it, and shows what else they sent', async () => {
  const other = { ...lead, id: ID.replace('e2', 'e3'), reference: 'TR-8L4N-AREE' };
  const api = fakeApi({
    [`GET ${PATH}`]: () => ({ body: lead }),
    [`GET ${PATH}/sender`]: () => ({ body: { ...sender, requests: [other], requests_total: 1 } }),
    'GET /provider/request-macros': () => ({
      body: {
        data: [
          {
            id: ID,
            name: 'Reports',
            topic: null,
            texts: { en: 'Hello', es: 'Hola {name}, escribe {clinic}.', pt: '' },
            closes: true,
            takes: false,
            archived: false,
            updated_at: lead.received_at,
            version: 1,
          },
        ],
      },
    }),
    [`POST ${PATH}/replies`]: () => ({ status: 201, body: { ...lead, status: 'closed', version: 3 } }),
  });
  await open();
  const part = document.querySelector('.lead-desk-sender');
  expect(part?.querySelector('a')?.getAttribute('href')).toMatch(/\/provider\/requests\/.*e3$/);
  await act(async () => {
    const picker = document.querySelector('details.macro-picker') as HTMLDetailsElement;
    picker.open = true;
    picker.dispatchEvent(new Event('toggle'));
    await nextTask(5);
  });
  await act(async () => {
    document.querySelector<HTMLButtonElement>('.macro-choices button')?.click();
    await nextTask(5);
  });
  expect(area()?.value).toBe('Hola Rosa, escribe Clínica Sol.');
  await press('Send and close');
  expect(api.seen.at(-1)?.body).toMatchObject({ close: true, internal: false });
});

it('says why a message is withheld, and offers nothing to those who may only read', async () => {
  fakeApi({ ...senderOf, [`GET ${PATH}`]: () => ({ body: { ...lead, message: null, withheld: true, actions: [] } }) });
  await open();
  expect(document.body.textContent).toContain('Only the clinic can read this message');
  expect(area()).toBeNull();
});

it('says in the reader’s language that a role may not read requests', async () => {
  fakeApi({ ...senderOf, [`GET ${PATH}`]: () => problem(403, 'access.not_allowed') });
  await open('es');
  expect(document.body.textContent).toContain('Su rol no puede leer solicitudes');
});
