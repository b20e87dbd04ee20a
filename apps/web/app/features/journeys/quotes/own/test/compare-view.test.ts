import { expect, it } from 'vitest';
import { lowestTwice } from '../compare-view.ts';

const usd = (amount: number) => ({ amount, currency: 'USD', approximate: false });
const one = (price: number, total: number) => ({ price: usd(price), total: usd(total) });

it('says where the lowest price isn’t the lowest total', () => {
  const costs = one(900, 950);
  const asks = one(700, 1000);
  expect(lowestTwice([costs, one(800, 960), asks])).toEqual({ asks, costs });
});

it.each([
  ['nothing to compare', []],
  ['one quote', [one(700, 700)]],
  ['the lowest price is the lowest total', [one(700, 750), one(800, 850)]],
  ['equal prices', [one(700, 750), one(700, 800)]],
  ['equal totals', [one(800, 850), one(700, 850)]],
] as const)('says nothing for %s', (_name, compared) => {
  expect(lowestTwice(compared)).toBeNull();
});
