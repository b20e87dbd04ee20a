import { describe, expect, it } from 'vitest';
import { comparedSlug, compareTrip } from '../comparison.ts';
import { onScale, sliderScales } from '../slider-scale.ts';
import { makeEstimate } from '../testing/make-estimate.ts';
import { makeCountryPrice, makePrices, makeRange } from '../testing/make-home.ts';
import { roughly, tripCost } from '../trip-cost.ts';

const compare = (search = '', prices = makePrices(), perUsd = 1) => compareTrip(makeEstimate(), prices, search, perUsd);

describe('tripCost', () => {
  it('counts travel once per trip, every paid night, and everything else', () => {
    const facts = { home: 4_450, treatment: 1_275, nights: 12, trips: 2, rest: 100 };
    expect(tripCost(facts, 400, 70)).toEqual({ flights: 800, nights: 840, total: 3_015, saving: 1_435 });
  });

  it('returns a negative saving when the trip costs more than the difference', () => {
    expect(tripCost({ home: 600, treatment: 400, nights: 3, trips: 1, rest: 0 }, 300, 100).saving).toBe(-400);
  });
});

describe('roughly', () => {
  it.each([
    [13_457, 13_460],
    [999, 999],
    [0, 0],
    [-6_554.9, -6_555],
    [54_321_987, 54_320_000],
  ])('rounds %d to %d', (sum, rounded) => expect(roughly(sum)).toBe(rounded));
});

describe('compareTrip', () => {
  it('matches the midpoint of the trip estimate, item by item', () => {
    const found = compare();
    const { total } = makeEstimate();
    expect(found?.facts).toEqual({ home: 20_000, treatment: 5_750, nights: 4, trips: 1, rest: 1_060 });
    expect(found?.sliders).toMatchObject({ flights: { value: 380 }, night: { value: 120 } });
    expect(found?.cost.total).toBe((total.low.amount + total.high.amount) / 2 / 100);
  });

  it('picks the country with the best-sourced price, not the cheapest modeled one', () => {
    expect(compare()?.abroad.country.code).toBe('MX');
    expect(compare('?to=PE')?.abroad.country.code).toBe('PE');
    expect(compare('?to=XX')?.abroad.country.code).toBe('MX');
  });

  it('uses amounts in the URL only in the currency they were chosen in', () => {
    expect(compare('?in=USD&flights=600&night=100')?.cost.total).toBe(5_750 + 600 + 400 + 1_060);
    expect(compare('?in=MXN&flights=600&night=100')?.cost.total).toBe(7_670);
  });

  it('moves the sliders in round amounts of the currency', () => {
    expect(sliderScales(1, { flights: 380, night: 120 })).toEqual({
      flights: { min: 0, max: 1_200, step: 5, value: 380 },
      night: { min: 0, max: 240, step: 5, value: 120 },
    });
    expect(sliderScales(18, { flights: 6_842, night: 2_161 }).flights).toEqual({
      min: 42,
      max: 24_042,
      step: 100,
      value: 6_842,
    });
  });

  it("leaves room above a slider's position", () => {
    const { flights } = sliderScales(1, { flights: 900, night: 70 });
    expect(flights.max).toBe(1_800);
  });

  it('uses a scale that contains every slider position', () => {
    const cheap = makePrices({ home: makeCountryPrice('US', makeRange(1_000, 2_000)) });
    const found = compare('', cheap);
    expect(found?.max).toBe(5_750 + 1_200 + 4 * 240 + 1_060);
  });

  it('returns null without a price at home or abroad', () => {
    expect(compare('', makePrices({ home: null }))).toBeNull();
    expect(compare('', makePrices({ destinations: [] }))).toBeNull();
  });
});

describe('query parameters', () => {
  it('accept compared treatments and fall back to the first', () => {
    expect(comparedSlug('?compare=rhinoplasty')).toBe('rhinoplasty');
    expect(comparedSlug('?compare=<script>')).toBe('gastric-sleeve');
  });

  it('round a value to the nearest stop and reject values out of range', () => {
    const { flights } = sliderScales(1, { flights: 380, night: 120 });
    expect(onScale('408', flights)).toBe(410);
    expect(onScale('-5', flights)).toBe(380);
    expect(onScale('1e9', flights)).toBe(380);
    expect(onScale('', flights)).toBe(380);
    expect(onScale('many', flights)).toBe(380);
  });
});
