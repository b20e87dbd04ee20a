// @vitest-environment jsdom
import type { ClinicFinancials, MoneyLine, MoneyLines } from '@travesia/contracts/financials';
import { pageFacts } from '@travesia/contracts/kit';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { ClinicAreaContext } from '../../contexts/index.ts';
import { ClinicMoney } from '../clinic/clinic-money.tsx';

const CLINIC = { id: '0198c0de-0000-7000-8000-0000000000c1', name: 'Clínica Valle Central' };
const BOOKING = '0198c0de-0000-7000-8000-0000000000b1';
const PACKAGE = '0198c0de-0000-7000-8000-0000000000a1';
const usd = (amount: number) => ({ amount, currency: 'USD' });

const financials: ClinicFinancials = {
  currency: 'USD',
  currencies: ['USD', 'CRC'],
  as_of: '2026-11-27T11:00:00Z',
  figures: {
    received: usd(200_000),
    refunded: usd(20_000),
    disputed: usd(0),
    lost: usd(0),
    covered: usd(0),
    held: usd(80_000),
    fees: usd(10_000),
    earned: usd(90_000),
    adjusted: usd(0),
    frozen: usd(0),
    available: usd(30_000),
    in_transit: usd(0),
    paid_out: usd(60_000),
  },
  next_payout: {
    on: '2026-11-30',
    amount: usd(30_000),
    held_because: null,
    account: null,
    paused_until: null,
    time_zone: 'UTC',
  },
  fee_percent: 10,
  by_offer: [
    {
      about: { kind: 'package', id: PACKAGE, title: 'Knee replacement' },
      bookings: 2,
      received: usd(200_000),
      refunded: usd(20_000),
      fees: usd(10_000),
      earned: usd(90_000),
    },
  ],
};

const line = (id: string, amount: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
  id,
  at: '2026-11-20T02:00:00Z',
  kind: 'release',
  amount: usd(amount),
  clinic: CLINIC,
  booking: { id: BOOKING, reference: 'TR-7731', title: 'Knee replacement' },
  payout: null,
  note: null,
  ...more,
});
const linesOf = (lines: MoneyLine[], total = lines.length): MoneyLines => ({
  ...pageFacts(total, 1, 100),
  data: lines,
  figure: 'available',
  sum: usd(30_000),
});

let unmount: () => Promise<void> = async () => undefined;
let answers: Record<string, unknown>;
beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  answers = {
    'GET /provider/financials': financials,
    'GET /provider/payouts': { ...pageFacts(0, 1, 25), data: [] },
    'GET /provider/financials/lines': linesOf([
      line('2', -60_000, { kind: 'payout', booking: null, payout: { id: BOOKING, reference: 'PO-0412' } }),
      line('1', 90_000, { booking: { id: BOOKING, reference: 'TR-7731', title: null } }),
    ]),
  };
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (address = '/provider/financials') => {
  fakeApi(Object.fromEntries(Object.entries(answers).map(([call, body]) => [call, () => ({ body })])));
  unmount = await mount(
    <MemoryRouter initialEntries={[address]}>
      <ClinicAreaContext value={{ id: CLINIC.id, base: '/provider', via: null }}>
        <ClinicMoney />
      </ClinicAreaContext>
    </MemoryRouter>,
  );
};
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? '';
const calls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url));

describe('money of a clinic', () => {
  it('shows the balance, a statement that adds up, and opens each figure by a link', async () => {
    await open();
    expect(text('.money-balance')).toContain('US$ 300.00');
    expect(text('.money-balance')).toContain('US$ 300.00 as of now');
    expect(text('.money-adds')).toContain('−US$ 200.00');
    const figures = [...document.querySelectorAll<HTMLAnchorElement>('.money-adds a')].map((link) =>
      new URL(link.href).searchParams.get('figure'),
    );
    expect(figures).toEqual([
      'received',
      'refunded',
      'held',
      'fees',
      'earned',
      'earned',
      'available',
      'frozen',
      'in_transit',
      'paid_out',
    ]);
    expect(document.querySelector(`.money-table a[href*="package=${PACKAGE}"]`)).not.toBeNull();
  });

  it('opens the lines of a figure with the sum after each, which is the figure', async () => {
    await open();
    const available = document.querySelector<HTMLAnchorElement>('.money-balance a');
    await act(async () => available?.click());
    const rows = [...document.querySelectorAll('.money-lines tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/Payout begun.*PO-0412−600\.00300\.00$/);
    expect(rows[1]).toMatch(/Visit took place.*TR-7731900\.00900\.00$/);
    expect(rows[2]).toMatch(/^Sum.*300\.00$/);
    expect(text('dialog')).toContain('The lines below add up to it.');
    expect(calls().some((url) => /lines\?.*figure=available/.test(url))).toBe(true);
  });

  it('links payouts, but no booking to those who may not read bookings', async () => {
    await open('/provider/financials?figure=available');
    const links = [...document.querySelectorAll('.money-lines a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/provider/payouts/${BOOKING}`]);
  });

  it('says when the lines are not the figure any more', async () => {
    answers['GET /provider/financials/lines'] = { ...linesOf([line('1', 35_000)]), sum: usd(35_000) };
    await open('/provider/financials?figure=available');
    expect(text('dialog')).toContain('Something has changed');
  });

  it('shows the sum of a page and of all lines where there are several pages', async () => {
    answers['GET /provider/financials/lines'] = linesOf([line('2', 10_000), line('1', 5000)], 180);
    await open('/provider/financials?figure=available');
    expect(text('.money-lines tbody')).toMatch(/Sum of this page.*150\.00.*Sum of all 180 lines.*300\.00/);
  });

  it('says why nothing is paid out', async () => {
    answers['GET /provider/financials'] = {
      ...financials,
      next_payout: { ...financials.next_payout, held_because: 'not_verified' },
    };
    await open();
    expect(text('.money-balance')).toContain('On hold');
    expect(document.querySelector('.money-balance a[href="/provider/credentials"]')).not.toBeNull();
  });

  it('says when money appears, before there is any', async () => {
    answers['GET /provider/financials'] = { ...financials, currencies: [], by_offer: [] };
    await open();
    expect(text('.empty-state')).toContain('Money appears here as soon as a patient pays');
    expect(document.querySelector('.money-balance')).toBeNull();
  });
});
