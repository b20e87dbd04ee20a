// @vitest-environment jsdom
import type { DeskDispute, DeskPayment, Figures, NetworkFinancials } from '@travesia/contracts/financials';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { AddedUp } from '../network/added-up.tsx';
import { CurrencyMoney } from '../network/currency-money.tsx';
import { PaymentDrawer } from '../ui/payment-drawer.tsx';

const clinic = { id: '0198c0de-0000-7000-8000-0000000000c1', name: 'Clínica Valle Central' };
const money = (amount: number) => ({ amount, currency: 'BRL' });
const figures: Figures = {
  received: money(1000),
  refunded: money(0),
  disputed: money(0),
  lost: money(0),
  covered: money(0),
  held: money(400),
  fees: money(60),
  earned: money(540),
  adjusted: money(0),
  frozen: money(0),
  available: money(540),
  in_transit: money(0),
  paid_out: money(0),
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

describe('money of the clinics of an organization', () => {
  it('links each clinic and opens the lines of each of its amounts and of the sums', async () => {
    const to = (figure: string, of?: string | null) => `?figure=${figure}${of ? `&clinic=${of}` : ''}`;
    unmount = await mount(
      <MemoryRouter>
        <CurrencyMoney currency="BRL" figures={figures} clinics={[{ clinic, currency: 'BRL', figures }]} to={to} />
      </MemoryRouter>,
    );
    const links = [...document.querySelectorAll('.money-table a')].map((link) => link.getAttribute('href') ?? '');
    expect(links[0]).toBe(`/organization/providers/${clinic.id}`);
    expect(links.slice(1, 7).every((href) => href.includes(`clinic=${clinic.id}`))).toBe(true);
    expect(links.slice(7).some((href) => href.includes('clinic='))).toBe(false);
    expect(links).toHaveLength(13);
  });

  it('adds nothing up until a currency is chosen, and then says by which rates of which day', async () => {
    const chosen: NetworkFinancials['converted'] = {
      figures,
      rates: [{ currency: 'USD', rate: '5.40125', date: '2026-11-26', available: money(200) }],
    };
    const show = (converted: NetworkFinancials['converted'], together: string | null) =>
      mount(
        <MemoryRouter>
          <AddedUp converted={converted} together={together} />
        </MemoryRouter>,
      );
    unmount = await show(null, null);
    expect(document.querySelector('.money-adds')).toBeNull();
    await unmount();
    unmount = await show(chosen, 'BRL');
    const text = document.body.textContent.replaceAll('\u00A0', ' ');
    expect(text).toContain('1 USD = 5.40125 BRL');
    expect(text).toContain('Nov 26, 2026');
    expect(document.querySelector('.money-adds a')).toBeNull();
  });
});

describe('a disputed payment of a clinic of an organization', () => {
  const payment = (dispute: Partial<DeskDispute>): DeskPayment => ({
    id: '0198c0de-0000-7000-8000-0000000000d1',
    purpose: 'deposit',
    status: 'disputed',
    booking: { id: '0198c0de-0000-7000-8000-0000000000b1', reference: 'TR-7731', title: 'Knee replacement' },
    patient: 'Ana Duarte',
    clinic,
    amount: money(1000),
    received: money(1000),
    refunded: money(0),
    fee: money(0),
    net: money(0),
    method: 'card',
    gateway: 'stripe',
    dispute: {
      id: '0198c0de-0000-7000-8000-0000000000e1',
      status: 'needs_response',
      amount: money(1000),
      reason: 'fraudulent',
      respond_by: '2126-12-01T20:30:00.000Z',
      created_at: '2026-11-20T10:00:00.000Z',
      decided_at: null,
      ...dispute,
    },
    receipts: [],
    created_at: '2026-11-10T10:00:00.000Z',
    paid_at: '2026-11-10T10:05:00.000Z',
  });
  const places = { financials: '/organization/financials', bookings: '/organization/bookings', disputes: null };
  const show = async (dispute: Partial<DeskDispute>) => {
    unmount = await mount(
      <MemoryRouter>
        <PaymentDrawer payment={payment(dispute)} ofMany places={places} close={() => undefined} />
      </MemoryRouter>,
    );
    return document.querySelector('.notice')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  };

  it('says state, amount, reason and deadline, and that the clinic answers, without a way to act', async () => {
    const said = await show({});
    expect(said).toContain('The patient’s bank took R$ 10.00 back');
    expect(said).toContain('The patient says they didn’t make this payment.');
    expect(said).toMatch(/Opened.*Nov 20, 2026/);
    expect(said).toMatch(/Answer by.*Dec 1, 2126, 8:30 PM/);
    expect(said).toContain('An owner or manager of the clinic can answer the bank.');
    expect(document.querySelector('.notice a, .notice button')).toBeNull();
  });

  it('says how it ended, and no more who can answer', async () => {
    const said = await show({ status: 'lost', decided_at: '2026-11-25T10:00:00.000Z' });
    expect(said).toContain('Dispute lost: the bank kept R$ 10.00');
    expect(said).toContain('Decided on Nov 25, 2026');
    expect(said).toContain('A bank’s decision is usually final.');
    expect(said).not.toContain('can answer the bank');
  });
});
