import type { Money, Rate } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { readEstimateData } from '../../../../data/estimates/read-estimates.ts';
import type { Reference } from '../../catalog/index.ts';
import type { CountedLine } from '../cost-lines.rules.ts';
import { presentLine, savingOf, totalOf } from '../estimates.presenter.ts';

const { assumptions } = readEstimateData();
const figures = { room: { low: 3500, high: 8500 }, meals: { low: 2000, high: 4000 } };
const known = { ...figures, assumptions, market: null, offer: null, people: 1, byLand: false };

const rate = (currency: string, perUsd: number): [string, Rate] => [
  currency,
  { currency, perUsd: String(perUsd), minorDigits: 2, date: '2026-09-29' },
];
const reference = (mxnPerUsd: number) =>
  ({ rates: new Map([rate('USD', 1), rate('MXN', mxnPerUsd)]) }) as unknown as Reference;

const line = (item: CountedLine['item'], low: Money, high: Money): CountedLine => ({
  item,
  trip: null,
  quantity: 1,
  unit: 'once',
  included: false,
  low,
  high,
});
const dollars = line('flights', { amount: 21_000, currency: 'USD' }, { amount: 46_000, currency: 'USD' });
const pesos = line('extras', { amount: 180_001, currency: 'MXN' }, { amount: 180_001, currency: 'MXN' });

const shown = (one: CountedLine, mxnPerUsd: number, currency: string) =>
  presentLine(reference(mxnPerUsd), one, known, { language: 'en', currency }).price;

describe('different exchange rates', () => {
  it('don’t affect amounts shown in their own currency', () => {
    expect(shown(dollars, 18, 'USD')).toEqual(shown(dollars, 36, 'USD'));
    expect(shown(pesos, 18, 'MXN')).toEqual(shown(pesos, 36, 'MXN'));
    expect(shown(dollars, 18, 'USD').low.approximate).toBe(false);
  });

  it('change converted amounts, and mark them', () => {
    expect(shown(dollars, 18, 'MXN').low).toEqual({ amount: 378_000, currency: 'MXN', approximate: true });
    expect(shown(dollars, 36, 'MXN').low.amount).toBe(756_000);
    expect(shown(pesos, 18, 'USD').low.amount).toBe(10_000);
  });
});

describe('totals', () => {
  it('add up the displayed amounts, whatever the rounding', () => {
    const view = { language: 'en', currency: 'USD' } as const;
    const lines = [dollars, pesos, pesos].map((one) => presentLine(reference(18.7), one, known, view));
    const sum = lines.reduce((total, { price }) => total + price.high.amount, 0);
    expect(totalOf(lines, view).high).toEqual({ amount: sum, currency: 'USD', approximate: true });
  });

  it('compare worst with worst and best with best', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD', approximate: false });
    const home = { low: usd(300_000), high: usd(600_000) };
    expect(savingOf(home, { low: usd(250_000), high: usd(400_000) })).toEqual({
      low: usd(-100_000),
      high: usd(350_000),
    });
  });
});

describe('explanations', () => {
  it('name the figures used, in each language', () => {
    for (const language of ['en', 'es', 'pt'] as const) {
      const { explanation } = presentLine(reference(18), dollars, known, { language, currency: 'USD' });
      expect(explanation).toMatch(/80–160.*5–12/);
    }
  });

  it('say “included” if the package includes the item', () => {
    const held = { ...dollars, item: 'transfers' as const, included: true };
    const { explanation } = presentLine(reference(18), held, known, { language: 'en', currency: 'USD' });
    expect(explanation).toBe('Included in the package price.');
  });
});
