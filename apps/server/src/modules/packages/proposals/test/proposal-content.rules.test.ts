import { emptyContent, type PackageContent, priceOf } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import {
  appliedTo,
  counteredContent,
  counterFaults,
  median,
  proposedContent,
  withPrice,
} from '../proposal-content.rules.ts';

const money = (amount: number) => ({ amount, currency: 'BRL' });
const base: PackageContent = {
  ...emptyContent('BRL'),
  treatment: 'veneers',
  title: { en: 'Veneers', es: 'Carillas', pt: 'Facetas' },
  lines: [
    { key: 'surgeon_fee', amount: money(30_000) },
    { key: 'facility', amount: money(10_000) },
  ],
  items: emptyContent('BRL').items.map((item) =>
    item.key === 'surgeon_fee' || item.key === 'facility' ? { ...item, answer: 'included' } : item,
  ),
};

describe('the content of a proposal', () => {
  it('keeps the shares of the lines under another price', () => {
    expect(withPrice(base, 20_000).lines.map(({ amount }) => amount.amount)).toEqual([15_000, 5_000]);
    expect(withPrice(base, 40_000)).toBe(base);
  });

  it('has one line where there was none', () => {
    expect(withPrice({ ...base, lines: [] }, 500).lines).toEqual([{ key: 'facility', amount: money(500) }]);
  });

  it('changes only what is asked for', () => {
    const asked = { title: { en: 'Ten veneers', es: '', pt: '' }, nights: 2 };
    const proposed = proposedContent(base, asked, 44_000, (amount) => amount);
    expect(proposed).toMatchObject({ title: { en: 'Ten veneers', es: 'Carillas' }, nights: 2, stay_days: null });
    expect(priceOf(proposed.lines)).toEqual(money(44_000));
  });

  it('has lines and extra prices in the currency of the clinic', () => {
    const dollars = (amount: number) => ({ amount, currency: 'USD' });
    const item = { ...emptyContent('BRL').items[0], key: 'lodging', answer: 'not_included', extra: dollars(200) };
    const asked = {
      lines: [
        { key: 'surgeon_fee', amount: dollars(300) },
        { key: 'facility', amount: dollars(100) },
      ],
      items: [item as PackageContent['items'][number]],
    };
    const proposed = proposedContent(base, asked, 8_000, ({ amount }) => money(amount * 5));
    expect(proposed.lines.map(({ amount }) => amount)).toEqual([money(6_000), money(2_000)]);
    expect(proposed.items.find(({ key }) => key === 'lodging')).toMatchObject({ extra: money(1_000) });
    expect(proposed.items.find(({ key }) => key === 'facility')).toMatchObject({ answer: 'included' });
  });

  it('keeps what the clinic wrote after it was sent', () => {
    const proposed = { ...base, nights: 4, title: { ...base.title, en: 'Ten veneers' } };
    const now = { ...base, stay_days: 7, title: { ...base.title, es: 'Diez carillas' } };
    expect(appliedTo(now, base, proposed)).toEqual({
      ...base,
      nights: 4,
      stay_days: 7,
      title: { en: 'Ten veneers', es: 'Diez carillas', pt: 'Facetas' },
    });
  });

  it('drops the line of an item that is no longer included', () => {
    const countered = counteredContent(base, {
      price: 30_000,
      items: [{ key: 'facility', answer: 'not_included' }],
      terms: { nights: 4, deposit_percent: 0 },
    });
    expect(countered).toMatchObject({ nights: 4, deposit_percent: 0, stay_days: base.stay_days });
    expect(countered.lines).toEqual([{ key: 'surgeon_fee', amount: money(30_000) }]);
    expect(countered.items.find(({ key }) => key === 'facility')).toMatchObject({ answer: 'not_included' });
  });
});

describe('a counter-offer', () => {
  it.each([
    [90, 'too_low'],
    [100, undefined],
    [200, undefined],
    [201, 'too_high'],
  ])('of %i within 100 and 200: %s', (price, kind) => {
    expect(counterFaults(price, { floorMinor: 100, ceilingMinor: 200 })[0]?.kind).toBe(kind);
    expect(counterFaults(price, { floorMinor: null, ceilingMinor: null })).toEqual([]);
  });
});

it('finds the middle of answer times', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 2])).toBe(3);
  expect(median([])).toBeNull();
});
