import { describe, expect, it } from 'vitest';
import { comparedSlug, compareTrip } from '../comparison.ts';
import { onScale, sliderScales } from '../slider-scale.ts';
import { makeCountryPrice, makePrices, makeRange } from '../testing/make-home.ts';
import { roughly, tripCost } from '../trip-cost.ts';

const sleeve = { stay_days_max: 7, trips: 1 };
const compare = (search = '', prices = makePrices(), perUsd = 1) => compareTrip(sleeve, prices, search, perUsd);

describe('tripCost', () => {
  it('counts one return flight a trip and every night', () => {
    const facts = { home: 4_450, treatment: 1_275, nights: 12, trips: 2 };
    expect(tripCost(facts, 400, 70)).toEqual({ flights: 800, nights: 840, total: 2_915, saving: 1_535 });
  });

  it('says by a negative saving that the trip eats the difference', () => {
    expect(tripCost({ home: 600, treatment: 400, nights: 3, trips: 1 }, 300, 100).saving).toBe(-400);
  });
});

describe('roughly', () => {
  it.each([
    [13_457, 13_460],
    [999, 999],
    [0, 0],
    [-6_554.9, -6_555],
    [54_321_987, 54_320_000],
  ])('%d becomes %d', (sum, rounded) => expect(roughly(sum)).toBe(rounded));
});

describe('compareTrip', () => {
  it('takes the middles of both ranges, six nights of a stay of seven days and one flight', () => {
    const found = compare();
    expect(found?.facts).toEqual({ home: 20_000, treatment: 5_750, nights: 6, trips: 1 });
    expect(found?.cost).toEqual({ flights: 380, nights: 420, total: 6_550, saving: 13_450 });
  });

  it('goes to the country whose price is best founded, not to the cheapest modelled one', () => {
    expect(compare()?.abroad.country.code).toBe('MX');
    expect(compare('?to=PE')?.abroad.country.code).toBe('PE');
    expect(compare('?to=XX')?.abroad.country.code).toBe('MX');
  });

  it('takes sums from the address only in the currency they were chosen in', () => {
    expect(compare('?in=USD&flights=600&night=100')?.cost.total).toBe(5_750 + 600 + 600);
    expect(compare('?in=MXN&flights=600&night=100')?.cost.total).toBe(6_550);
  });

  it('scales the sliders to the currency, so that the trip stays in proportion', () => {
    const pesos = makePrices({
      home: makeCountryPrice('US', makeRange(270_000, 450_000, 'MXN')),
      destinations: [makeCountryPrice('MX', makeRange(72_000, 135_000, 'MXN'))],
    });
    const found = compare('', pesos, 18);
    expect(found?.currency).toBe('MXN');
    expect(found?.sliders.flights).toEqual({ min: 0, max: 30_000, step: 500, value: 9_500 });
    expect(found?.sliders.night.value).toBe(1_400);
  });

  it('draws on a scale that no position of the sliders leaves', () => {
    const cheap = makePrices({ home: makeCountryPrice('US', makeRange(1_000, 2_000)) });
    const found = compare('', cheap);
    expect(found?.max).toBe(5_750 + 1_200 + 6 * 200);
  });

  it('is nothing without a price at home or abroad', () => {
    expect(compare('', makePrices({ home: null }))).toBeNull();
    expect(compare('', makePrices({ destinations: [] }))).toBeNull();
  });
});

describe('what the address asks for', () => {
  it('knows the treatments compared and falls back to the first', () => {
    expect(comparedSlug('?compare=rhinoplasty')).toBe('rhinoplasty');
    expect(comparedSlug('?compare=<script>')).toBe('gastric-sleeve');
  });

  it('moves a value to the nearest stop and refuses one beyond the ends', () => {
    const { flights } = sliderScales(1);
    expect(onScale('409', flights)).toBe(400);
    expect(onScale('-5', flights)).toBe(380);
    expect(onScale('1e9', flights)).toBe(380);
    expect(onScale('', flights)).toBe(380);
    expect(onScale('many', flights)).toBe(380);
  });
});
