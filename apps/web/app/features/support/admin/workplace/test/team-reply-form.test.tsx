// @vitest-environment jsdom
import { setTimeout as nextTask } from 'node:timers/promises';
import type { Macro } from '@travesia/contracts/macros';
import type { AdminTicket } from '@travesia/contracts/support';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../../lib/session/tokens.ts';
import { TeamReplyForm } from '../team-reply-form.tsx';

const id = (last: number) => `01a2041b-32a0-7000-a6b3-52c3b4b0d5e${last}`;
const message = (
  last: number,
  more: Partial<AdminTicket['messages'][number]> = {},
): AdminTicket['messages'][number] => ({
  id: id(last),
  by: 'requester',
  name: 'Ana Ferreira',
  internal: false,
  text: 'May I fly?',
  files: [],
  at: '2026-11-22T10:00:00.000Z',
  edited_at: null,
  actions: [],
  ...more,
});
const ticket: AdminTicket = {
  id: id(0),
  reference: 'TS-4F7Q-K2MN',
  topic: 'journey',
  subject: 'Flying home',
  state: 'open',
  created_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
  requester: { name: 'Ana Ferreira', role: 'patient', language: 'pt', place: null, demo: false },
  assignee: { id: id(8), name: 'Leo Paz' },
  waiting_since: '2026-11-22T10:00:00.000Z',
  version: 1,
  context: null,
  messages: [message(1)],
  team: [],
  actions: ['answer', 'note', 'assign', 'close'],
};
const macro = (name: string, more: Partial<Macro> = {}): Macro => ({
  id: id(9),
  name,
  topic: null,
  texts: { en: 'Hello {name}, ask {clinic}.', es: 'Hola {name}', pt: '' },
  closes: false,
  takes: false,
  archived: false,
  updated_at: '2026-11-22T10:00:00.000Z',
  version: 1,
  ...more,
});

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = vi.fn<(ticket: AdminTicket) => void>();
const open = async () => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  show.mockClear();
  unmount = await mount(
    <MemoryRouter>
      <TeamReplyForm ticket={ticket} show={show} />
    </MemoryRouter>,
  );
  await settle();
};
const area = () => document.querySelector('textarea[name="text"]') as HTMLTextAreaElement;
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text);
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** The picker of saved replies is loaded when it is first shown. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await nextTask(5);
  });

describe('a reply of the team', () => {
  it('says that someone else wrote meanwhile, keeps the text, and shows the ticket as it is now', async () => {
    const present = { ...ticket, messages: [message(1), message(2, { by: 'team', name: 'Leo Paz', text: 'Day 17.' })] };
    const { seen } = fakeApi({
      [`POST /admin/support/tickets/${id(0)}/replies`]: () => {
        const refused = problem(409, 'request.stale_version');
        return { ...refused, body: { ...refused.body, present } };
      },
    });
    await open();
    await type('Day 15.');
    await act(async () => button('Send reply')?.click());
    await settle();
    expect(seen[0]?.body).toMatchObject({ message: 'Day 15.', seen: id(1) });
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Leo Paz wrote while you were writing');
    expect(area().value).toBe('Day 15.');
    expect(show).toHaveBeenCalledWith(present);
  });

  it('takes in a saved reply at the cursor, says what is missing, and closes the ticket if it says so', async () => {
    const { seen } = fakeApi({
      'GET /admin/support/macros': () => ({ body: { data: [macro('Flights', { closes: true })] } }),
      [`POST /admin/support/tickets/${id(0)}/replies`]: () => ({ status: 201, body: ticket }),
    });
    await open();
    await type('Dear , bye');
    area().setSelectionRange(5, 5);
    await act(async () => {
      const picker = document.querySelector('details.macro-picker') as HTMLDetailsElement;
      picker.open = true;
      picker.dispatchEvent(new Event('toggle'));
    });
    await settle();
    await act(async () => document.querySelector<HTMLButtonElement>('.macro-choices button')?.click());
    await settle();
    expect(area().value).toBe('Dear Hello Ana, ask {clinic}., bye');
    expect(document.querySelector('.macro-inserted')?.textContent).toContain('no text in Portuguese');
    expect(document.querySelector('.macro-inserted')?.textContent).toContain('Fill in {clinic}.');
    await act(async () => button('Send and close')?.click());
    await settle();
    expect(seen.at(-1)?.body).toMatchObject({ close: true, take: false, internal: false });
  });
});
