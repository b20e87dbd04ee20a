import { describe, expect, it } from 'vitest';
import { canName, isDefaultName, listKey, priceChange } from '../favorite.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('price changes', () => {
  it('are reported from one percent on, up and down', () => {
    expect(priceChange(usd(100_000), usd(90_000))).toEqual({ direction: 'lower', percent: 10 });
    expect(priceChange(usd(100_000), usd(100_100))).toEqual({ direction: 'higher', percent: 1 });
    expect(priceChange(usd(100_000), usd(100_000))).toBeNull();
  });

  it('are not reported without a price, or in another currency', () => {
    expect(priceChange(null, usd(1))).toBeNull();
    expect(priceChange(usd(1), null)).toBeNull();
    expect(priceChange(usd(100), { amount: 90, currency: 'COP' })).toBeNull();
    expect(priceChange(usd(0), usd(90))).toBeNull();
  });
});

describe('list names', () => {
  it('are equal in any case and width', () => {
    expect(listKey(' Rodilla ')).toBe(listKey('RODILLA'));
    expect(listKey('ﬁn')).toBe('fin');
    expect(['Saved', 'guardados', 'SALVOS', 'Knee'].map(isDefaultName)).toEqual([true, true, true, false]);
  });
});

it('rejects IDs that can’t be a package', () => {
  expect(canName('package', '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10')).toBe(true);
  expect(canName('provider', 'clinica-valle-central')).toBe(false);
  expect(canName('treatment', 'hip-replacement')).toBe(true);
});
