// @vitest-environment jsdom
import type { DeskPayment, NetworkFinancials, Payout } from '@travesia/contracts/financials';
import { pageFacts } from '@travesia/contracts/kit';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { NetworkPayments } from '../network/network-payments.tsx';
import { NetworkPayouts } from '../network/network-payouts.tsx';

const id = (number: number) => `0198c0de-0000-7000-8000-0000000000b${number}`;
const clinic = (number: number) => ({ id: id(number), name: `Clínica ${number}` });
const money = (amount: number, currency: string) => ({ amount, currency });
const CRC = { ...money(12_500_000, 'CRC') };
const financials = { clinics: [], by_currency: [] } as unknown as NetworkFinancials;

const payment = (number: number, currency: string, dispute: DeskPayment['dispute'] = null): DeskPayment => ({
  id: id(number),
  purpose: 'deposit',
  status: 'succeeded',
  booking: { id: id(number), reference: `TR-${number}`, title: 'Knee replacement' },
  patient: null,
  clinic: clinic(number),
  amount: money(90_000, currency),
  received: money(90_000, currency),
  refunded: money(number === 2 ? 2500 : 0, currency),
  fee: money(4500, currency),
  net: money(40_500, currency),
  method: 'card',
  receipts: [],
  gateway: 'sandbox',
  dispute,
  created_at: '2026-11-18T10:00:00.000Z',
  paid_at: '2026-11-18T10:01:00.000Z',
});
const DISPUTE: DeskPayment['dispute'] = {
  id: id(8),
  status: 'needs_response',
  amount: money(90_000, 'USD'),
  reason: 'fraudulent',
  respond_by: '2126-12-01T20:30:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
};
const payout: Payout = {
  id: id(7),
  reference: 'PO-0007',
  status: 'returned',
  amount: CRC,
  clinic: clinic(1),
  created_at: '2026-11-18T10:00:00.000Z',
  paid_at: null,
  bank_reference: 'SINPE 7',
  reason: 'Account closed',
  account: null,
  version: 2,
};

let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  const counts = { received: 2, open: 0, refunded: 0, disputed: 0, failed: 0, all: 2 };
  fakeApi({
    'GET /organizations/payments': () => ({
      body: {
        data: [payment(1, 'USD'), payment(2, 'BRL'), payment(3, 'USD', DISPUTE)],
        ...pageFacts(3, 1, 25),
        counts,
      },
    }),
    'GET /organizations/payouts': () => ({ body: { data: [payout], ...pageFacts(1, 1, 25) } }),
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (view: 'payments' | 'payouts', query = '') => {
  unmount = await mount(
    <MemoryRouter initialEntries={[`/organization/financials?view=${view}${query}`]}>
      {view === 'payments' ? <NetworkPayments financials={financials} /> : <NetworkPayouts financials={financials} />}
    </MemoryRouter>,
  );
  await act(async () => undefined);
};
const said = () => document.body.textContent.replaceAll('\u00A0', ' ');
const calls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url));

describe('lists of an organization’s money', () => {
  it('name the clinic of each payment and the currency of each amount, and add nothing up', async () => {
    await open('payments');
    for (const text of [
      'Clínica 1',
      'Clínica 2',
      'US$ 900.00',
      'R$ 900.00',
      'US$ 45.00',
      'R$ 45.00',
      'R$ 25.00 refunded',
    ])
      expect(said()).toContain(text);
    expect(document.querySelector('tfoot')).toBeNull();
  });

  it('ask for what the filters in the address say, not for the view', async () => {
    await open('payouts', `&clinic=${id(1)}&currency=CRC&from=2026-11-01&to=2026-11-30&tab=failed`);
    const asked = calls().find((url) => url.includes('/organizations/payouts'));
    expect(Object.fromEntries(new URL(asked ?? '', 'http://x').searchParams)).toEqual({
      clinic: id(1),
      currency: 'CRC',
      from: '2026-11-01',
      to: '2026-11-30',
      page: '1',
    });
  });

  it('say what became of a payout, and why the bank sent it back', async () => {
    await open('payouts');
    for (const text of ['PO-0007', 'Clínica 1', 'Returned by bank', 'Account closed', 'SINPE 7'])
      expect(said()).toContain(text);
  });

  it('open a payment beside the list, with its clinic and booking', async () => {
    await open('payments', `&open=${id(2)}`);
    const links = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toContain(`/organization/bookings/${id(2)}`);
    expect(links.some((href) => href.startsWith('/organization/financials?currency=BRL&figure=received'))).toBe(true);
    expect(document.querySelector('dialog')?.textContent).toContain('Clínica 2');
  });

  it('offer the evidence of a dispute to who acts as its clinic', async () => {
    await open('payments', `&open=${id(3)}`);
    const notice = document.querySelector('dialog .notice');
    expect(notice?.textContent).toContain('act as the clinic');
    expect(notice?.querySelector('button')?.textContent).toBe('Act as clinic');
  });
});
