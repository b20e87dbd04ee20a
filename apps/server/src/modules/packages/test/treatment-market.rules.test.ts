import { describe, expect, it } from 'vitest';
import { byCity, byCountry, type MarketOffer } from '../treatment-market.rules.ts';

const offer = (changes: Partial<MarketOffer>): MarketOffer => ({
  country: 'CO',
  city: 'cali',
  languages: ['es'],
  missing: [],
  clinic: 'ceiba',
  verified: true,
  currency: 'COP',
  totalUsdMinor: 100_000,
  nights: 3,
  stayDays: 5,
  confirmedOn: '2026-11-10',
  ratingAverage: 4.5,
  ratingCount: 10,
  ...changes,
});

describe('comparing countries for a treatment', () => {
  it('returns lowest, median and highest price, nights and days of each, lowest median first', () => {
    const [first, second] = byCountry([
      offer({ country: 'MX', totalUsdMinor: 90_000, currency: 'MXN' }),
      offer({ totalUsdMinor: 40_000, nights: 1, confirmedOn: '2026-10-02' }),
      offer({ totalUsdMinor: 70_000, nights: 6, stayDays: 9 }),
      offer({ totalUsdMinor: 200_000 }),
    ]);
    expect(first).toMatchObject({
      country: 'CO',
      packages: 3,
      price: { low: 40_000, median: 70_000, high: 200_000 },
      nights: { low: 1, high: 6 },
      stayDays: { low: 5, high: 9 },
      confirmedOn: { low: '2026-10-02', high: '2026-11-10' },
    });
    expect(second).toMatchObject({ country: 'MX', packages: 1, price: { low: 90_000, median: 90_000, high: 90_000 } });
  });

  it('counts a clinic and its reviews once, however many packages it has', () => {
    const [found] = byCountry([
      offer({}),
      offer({}),
      offer({ clinic: 'saman', verified: false, ratingAverage: 3.5, ratingCount: 30 }),
    ]);
    expect(found).toMatchObject({ clinics: 2, verifiedClinics: 1, rating: { average: 3.8, count: 40 } });
  });

  it('has no rating without reviews', () => {
    expect(byCountry([offer({ ratingAverage: null, ratingCount: 0 })])[0]?.rating).toBeNull();
  });

  it('names the currency only when all prices share it', () => {
    expect(byCountry([offer({}), offer({})])[0]?.currency).toBe('COP');
    expect(byCountry([offer({}), offer({ currency: 'USD' })])[0]?.currency).toBeNull();
  });

  it('uses the mean of the middle two for an even count', () => {
    const medianFor = (prices: number[]) =>
      byCountry(prices.map((totalUsdMinor) => offer({ totalUsdMinor })))[0]?.price.median;
    expect(medianFor([400, 100, 300, 200])).toBe(250);
    expect(medianFor([7])).toBe(7);
  });
});

describe('comparing cities for a treatment', () => {
  it('counts apart what is all-in and what has an item without a price', () => {
    const [bogota, cali] = byCity([
      offer({ totalUsdMinor: 90_000, missing: [{ usd_minor: 4000 }] }),
      offer({ totalUsdMinor: 95_000, missing: [{ usd_minor: null }] }),
      offer({ city: 'bogota', totalUsdMinor: 80_000 }),
    ]);
    expect(bogota).toMatchObject({ city: 'bogota', country: 'CO', packages: 1, allIn: 1, atLeast: 0 });
    expect(cali).toMatchObject({ packages: 2, allIn: 0, atLeast: 1, price: { low: 90_000, median: 92_500 } });
  });

  it('counts the languages of each clinic once, most clinics first', () => {
    const [found] = byCity([
      offer({ languages: ['en', 'es'] }),
      offer({ languages: ['en', 'es'] }),
      offer({ clinic: 'saman', languages: ['es'] }),
    ]);
    expect(found?.languages).toEqual([
      { code: 'es', clinics: 2 },
      { code: 'en', clinics: 1 },
    ]);
  });
});
