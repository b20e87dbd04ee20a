import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../../kit/index.ts';
import { DEPOSIT_LEAST, DEPOSIT_MOST, depositOn, isDepositPercent } from '../deposit.ts';
import { sumPrice } from '../price-lines.ts';
import { snapshotTerms, TermsSnapshot } from '../terms-snapshot.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

describe('a deposit', () => {
  it('is a share of the price, half a cent rounded up', () => {
    expect(depositOn(usd(100_002), 25)).toEqual(usd(25_001));
    expect(depositOn(usd(100_001), 25)).toEqual(usd(25_000));
    expect(depositOn({ amount: 94_851, currency: 'CLP' }, 50)).toEqual({ amount: 47_426, currency: 'CLP' });
  });

  it.each([
    [0, true],
    [DEPOSIT_LEAST - 1, false],
    [DEPOSIT_LEAST, true],
    [DEPOSIT_MOST, true],
    [DEPOSIT_MOST + 1, false],
    [30.5, false],
  ])('of %s percent is allowed: %s', (percent, allowed) => {
    expect(isDepositPercent(percent)).toBe(allowed);
  });
});

describe('sumPrice', () => {
  it('is lines, taxes and fees together', () => {
    const key = fc.constantFrom('surgeon_fee', 'lodging', 'taxes_fees', 'facility');
    const lines = fc.array(fc.record({ key, amount: fc.integer({ min: 0, max: 1e9 }).map(usd) }), { minLength: 1 });
    fc.assert(
      fc.property(lines, (some) => {
        const { care, taxes_and_fees, total } = sumPrice(some);
        expect(care.amount + taxes_and_fees.amount).toBe(total.amount);
        expect(total.amount).toBe(some.reduce((sum, { amount }) => sum + amount.amount, 0));
      }),
    );
  });

  it('requires a line, and one currency', () => {
    expect(() => sumPrice([])).toThrow(RangeError);
    expect(() =>
      sumPrice([
        { key: 'facility', amount: usd(1) },
        { key: 'lodging', amount: { amount: 1, currency: 'MXN' } },
      ]),
    ).toThrow(RangeError);
  });
});

describe('snapshotTerms', () => {
  it('takes price and deposit from the lines', () => {
    const taken = snapshotTerms({
      package_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12',
      price_version: 3,
      lines: [
        { key: 'surgeon_fee', amount: usd(90_000) },
        { key: 'taxes_fees', amount: usd(10_001) },
      ],
      deposit_percent: 30,
      policy: { key: 'flexible', version: 2, rules: [] },
      rate_date: '2026-09-29',
      time_zone: 'America/Bogota',
      taken_at: '2026-11-20T12:00:00Z',
    });
    expect(taken).toMatchObject({ price: usd(100_001), deposit: usd(30_000) });
    expect(TermsSnapshot.parse(JSON.parse(JSON.stringify(taken)))).toEqual(taken);
  });
});
