// @vitest-environment jsdom
import type { Figures, NetworkFinancials } from '@travesia/contracts/financials';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { AddedUp } from '../network/added-up.tsx';
import { CurrencyMoney } from '../network/currency-money.tsx';

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
