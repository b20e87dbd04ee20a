import { describe, expect, it } from 'vitest';
import { bandMarkup, bandOf, scaleMarks } from '../bands.ts';
import { marketOrder, marketRows, nextSort } from '../market-rows.ts';
import { makeMarket } from '../testing/make-market.ts';

const codes = (search: string) => marketRows(makeMarket(), marketOrder(search), 'en').map(({ code }) => code);

describe('the order of countries', () => {
  it.each([
    ['', ['MX', 'CO', 'PA']],
    ['?sort=-median', ['CO', 'MX', 'PA']],
    ['?sort=typical', ['CO', 'MX', 'PA']],
    ['?sort=-typical', ['PA', 'MX', 'CO']],
    ['?sort=-rating', ['MX', 'CO', 'PA']],
    ['?sort=-country', ['PA', 'MX', 'CO']],
    ['?sort=horoscope', ['MX', 'CO', 'PA']],
  ])('by %s is %s: missing figures last, except when sorting by name', (search, expected) => {
    expect(codes(search)).toEqual(expected);
  });

  it('reverses when a column is sorted twice', () => {
    const order = marketOrder('?sort=low');
    expect(nextSort('low', order)).toBe('-low');
    expect(nextSort('low', { by: 'low', descending: true })).toBe('low');
    expect(nextSort('high', order)).toBe('high');
    expect(nextSort('rating', order)).toBe('-rating');
  });
});

describe('the drawn bands', () => {
  const market = makeMarket();
  const rows = marketRows(market, marketOrder(''), 'en');
  const marks = scaleMarks(market, rows);
  const end = marks.at(-1) ?? 0;

  it('share a scale with round steps that includes the highest price and the price at home', () => {
    expect(marks).toEqual([0, 150_000, 300_000, 450_000, 600_000]);
    const [mexico] = rows;
    if (!mexico) throw new Error('no row');
    expect(bandOf(mexico, end)).toEqual({
      typical: { from: 13.3, to: 31.7 },
      offered: { from: 11.7, to: 25, middle: 18.3 },
    });
  });

  it('draw only known values', () => {
    expect(bandMarkup({ typical: { from: 10, to: 20 }, offered: null })).not.toContain('band-offered');
    expect(bandMarkup({ typical: null, offered: null })).toBe('');
  });
});
