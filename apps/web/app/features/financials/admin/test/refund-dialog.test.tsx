// @vitest-environment jsdom
import type { AdminPayment } from '@travesia/contracts/financials';
import { setTimeout as nextTask } from 'node:timers/promises';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { RefundDialog } from '../ui/refund-dialog.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const payment: AdminPayment = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e90',
  purpose: 'deposit',
  status: 'succeeded',
  booking: { id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e91', reference: 'TR-7731', title: 'Knee replacement' },
  patient: 'Marisol Ortega',
  clinic: { id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e92', name: 'Clínica Um' },
  amount: usd(90_000),
  received: usd(90_000),
  refunded: usd(10_000),
  fee: usd(0),
  net: usd(0),
  method: 'card',
  gateway: 'sandbox',
  dispute: null,
  receipts: [],
  created_at: '2026-11-18T10:00:00.000Z',
  paid_at: '2026-11-18T10:01:00.000Z',
  refundable: usd(80_000),
  held_by_disputes: usd(0),
  alone_at_most: usd(50_000),
  refunds: [],
  disputes: [],
  entries: [],
  gateway_id: 'sb_1',
  may_refund: true,
};
const CALL = `POST /admin/payments/${payment.id}/refund`;

let unmount: () => Promise<void> = async () => undefined;
const show = vi.fn();
const reload = vi.fn(async () => undefined);
const onClose = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const spy of [show, reload, onClose]) spy.mockClear();
  useSession.setState({ ...useSession.getInitialState(), user: { ...rosa, role: 'admin' } });
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (change: Partial<AdminPayment> = {}) => {
  unmount = await mount(
    <RefundDialog payment={{ ...payment, ...change }} show={show} reload={reload} onClose={onClose} />,
  );
};
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const type = (name: string, text: string) =>
  act(async () => {
    const box = field(name);
    const proto = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => {
  const found = document.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!found) throw new Error('no button');
  return found;
};
/** Presses the button, so many times, and lets the answer arrive. */
const send = (times = 1) =>
  act(async () => {
    for (let press = 0; press < times; press += 1) submit().click();
    await nextTask(5);
  });
const said = () => document.body.textContent ?? '';
const errorOf = (name: string) => {
  const box = field(name);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the refund of a payment', () => {
  it('shows what can still be refunded, and the limit for one person', async () => {
    fakeApi({});
    await open();
    for (const text of ['Refund payment TR-7731', 'US$\u00A0800.00', 'Refunds over US$\u00A0500.00 need the approval'])
      expect(said()).toContain(text);
  });

  it('sends a part, and says before that it goes right away', async () => {
    const answer = { ...payment, refunded: usd(22_050) };
    const api = fakeApi({ [CALL]: () => ({ body: answer }) });
    await open();
    await type('amount', '120.50');
    await type('reason', ' Room changed ');
    expect(said()).toContain('US$\u00A0120.50 goes back to the patient right away. US$\u00A0679.50 can still');
    expect(submit().textContent).toBe('Refund US$\u00A0120.50');
    await send();
    expect(onClose).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledWith(answer);
    expect(api.seen[0]?.body).toEqual({ amount: 12_050, reason: 'Room changed' });
  });

  it('says that a second person must approve before it is asked for', async () => {
    fakeApi({});
    await open();
    await type('amount', '500.01');
    expect(said()).toContain('until a second admin approves it');
    expect(submit().textContent).toBe('Request refund of US$\u00A0500.01');
    await type('amount', '500');
    expect(said()).not.toContain('until a second admin approves it');
  });

  it('says what a dispute holds and why, and that a refund of the rest waits for the bank', async () => {
    fakeApi({});
    const id = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e93';
    const dispute = { id, status: 'needs_response', amount: usd(30_000), reason: 'general', respond_by: null } as const;
    const disputes = [{ ...dispute, created_at: '2026-11-20T10:00:00.000Z', decided_at: null }];
    await open({ status: 'disputed', refundable: usd(50_000), held_by_disputes: usd(30_000), disputes });
    expect(said()).toContain('Held by a disputeUS$\u00A0300.00');
    expect(said()).toContain('only after the bank has decided');
    await type('amount', '120.50');
    expect(said()).toContain('once the bank has decided on the dispute. US$\u00A0379.50 can still');
    expect(said()).not.toContain('right away');
  });

  it('marks the field of an amount that is more than is left, and sends nothing', async () => {
    const api = fakeApi({});
    await open();
    await type('amount', '800.01');
    await type('reason', 'Room changed');
    await send();
    expect(errorOf('amount')).toContain('Only US$\u00A0800.00 can still be refunded.');
    expect(api.seen).toEqual([]);
  });

  it('requires a reason', async () => {
    const api = fakeApi({});
    await open();
    await type('amount', '20');
    await send();
    expect(field('reason').getAttribute('aria-invalid')).toBe('true');
    expect(api.seen).toEqual([]);
  });

  it('fills in all that is left', async () => {
    fakeApi({});
    await open();
    const all = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use full amount');
    await act(async () => all?.click());
    expect(field('amount').value).toBe('800.00');
  });

  it('tells at the field that meanwhile less is left, keeps what was typed, and loads the payment anew', async () => {
    fakeApi({ [CALL]: () => problem(422, 'financials.too_much') });
    await open();
    await type('amount', '700');
    await type('reason', 'Room changed');
    await send();
    expect(errorOf('amount')).toContain('more than what is left');
    expect(reload).toHaveBeenCalledOnce();
    expect([field('amount').value, field('reason').value]).toEqual(['700', 'Room changed']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is one refund however often the button is pressed', async () => {
    const keys = new Set<string>();
    fakeApi({ [CALL]: () => ({ body: payment }) });
    const asked = vi.mocked(fetch);
    await open();
    await type('amount', '20');
    await type('reason', 'Room changed');
    await send(2);
    expect(onClose).toHaveBeenCalled();
    for (const [, init] of asked.mock.calls) keys.add(new Headers(init?.headers).get('idempotency-key') ?? 'none');
    expect(keys.size).toBe(1);
    expect([...keys]).not.toContain('none');
  });
});
