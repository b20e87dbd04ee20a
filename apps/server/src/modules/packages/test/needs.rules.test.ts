import { describe, expect, it } from 'vitest';
import type { MarketSample } from '../market-price.rules.ts';
import { byTotal, neededKeys, priceMissing } from '../needs.rules.ts';

const text = { en: 'x', es: 'x', pt: 'x' };

describe('needed items of a treatment', () => {
  it('are those the catalogue names', () => {
    const needs = new Map([['knee-replacement', new Map([['companion', text]])]]);
    expect([...neededKeys({ needs }, 'knee-replacement')]).toEqual(['companion']);
  });

  it('are all but the optional ones for a treatment the catalogue does not know', () => {
    const usual = neededKeys({ needs: new Map() }, 'new-treatment');
    expect(usual.has('lodging')).toBe(true);
    expect(usual.has('insurance')).toBe(false);
    expect(usual.size).toBe(14);
  });
});

describe('the price of a missing item', () => {
  const at = { packageId: 'mine', treatment: 'crown', city: 'cancun', country: 'MX' };
  const sample = (packageId: string, usdMinor: number): MarketSample => ({
    packageId,
    key: 'lodging',
    treatment: 'crown',
    city: 'cancun',
    country: 'MX',
    usdMinor,
    quantity: 2,
  });
  const samples = [sample('a', 8000), sample('b', 10_000), sample('c', 12_000)];
  const need = { key: 'lodging' as const, quantity: 4 };
  const rate = (currency: string, perUsd: string) =>
    [currency, { currency, perUsd, date: '2026-09-29', minorDigits: 2 }] as const;
  const rates = new Map([rate('USD', '1'), rate('MXN', '20')]);
  const price = (own: number | null, known = samples) =>
    priceMissing(need, own === null ? null : { amount: own, currency: 'MXN' }, { rates }, known, at);

  it('is the clinic’s own, converted', () => {
    expect(price(300_000)).toEqual({ ...need, own_minor: 300_000, usd_minor: 15_000 });
    expect(price(0)).toEqual({ ...need, own_minor: 0, usd_minor: 0 });
  });

  it('is the typical price for the missing quantity where the clinic states none, or unknown', () => {
    expect(price(null)).toEqual({ ...need, own_minor: null, usd_minor: 20_000 });
    expect(price(null, samples.slice(1))).toEqual({ ...need, own_minor: null, usd_minor: null });
  });
});

describe('byTotal', () => {
  it('puts the lowest total first, then the lower price, then the id', () => {
    const quotes = [
      { id: 'c', price: 2, total: 5 },
      { id: 'b', price: 1, total: 5 },
      { id: 'a', price: 2, total: 5 },
      { id: 'cheap-sticker', price: 0, total: 6 },
    ];
    expect(byTotal(quotes).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'cheap-sticker']);
  });
});
