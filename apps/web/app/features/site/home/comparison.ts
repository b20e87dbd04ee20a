import type { CountryPrice, PriceRange, TreatmentPrices } from '@travesia/contracts/catalog';
import type { CostEstimate } from '@travesia/contracts/estimates';
import { type Money, unitsOfMoney } from '@travesia/contracts/kit';
import { estimateFacts } from './estimate-facts.ts';
import { onScale, sliderScales, type SliderScale } from './slider-scale.ts';
import { tripCost, type TripCost, type TripFacts } from './trip-cost.ts';

/** Treatments to compare: those with a published home price and at least one published price abroad. */
export const COMPARED = ['gastric-sleeve', 'rhinoplasty', 'knee-replacement', 'lasik-both-eyes'] as const;

const BASIS_ORDER = 'SPME';

/** The comparison's query parameters: `compare`, `to`, `flights`, `night`, and `in`, the currency of both amounts. */
export const COMPARISON_NAMES = ['compare', 'to', 'flights', 'night', 'in'] as const;

export interface Comparison {
  currency: string;
  home: CountryPrice;
  abroad: CountryPrice;
  /** Departure city of the trip. */
  from: string;
  /** All countries with a price, as options. */
  countries: readonly { code: string; name: string }[];
  facts: TripFacts;
  cost: TripCost;
  sliders: { flights: SliderScale; night: SliderScale };
  /** Right end of the bars, whole units; no slider position exceeds it. */
  max: number;
  rateDate: string;
}

/** The treatment in the URL, if it can be compared. */
export function comparedSlug(search: string): string {
  const asked = new URLSearchParams(search).get('compare');
  return COMPARED.find((slug) => slug === asked) ?? COMPARED[0];
}

/** A range in whole units of its currency. */
export function wholeRange({ low, high }: PriceRange): { low: number; high: number } {
  const units = (money: Money) => Number(unitsOfMoney(money));
  return { low: units(low), high: units(high) };
}

const middle = (range: PriceRange): number => (wholeRange(range).low + wholeRange(range).high) / 2;

/** The requested country, otherwise the one with the best-sourced price, and among those the lowest midpoint. */
function destinationOf({ destinations }: TreatmentPrices, asked: string | null): CountryPrice | undefined {
  const byTrust = destinations.toSorted(
    (a, b) =>
      BASIS_ORDER.indexOf(a.basis) - BASIS_ORDER.indexOf(b.basis) ||
      middle(a.price) - middle(b.price) ||
      b.package_count - a.package_count,
  );
  return destinations.find(({ country }) => country.code === asked) ?? byTrust[0];
}

/** The country in the URL. */
export const comparedCountry = (prices: TreatmentPrices, search: string): CountryPrice | undefined =>
  destinationOf(prices, new URLSearchParams(search).get('to'));

/**
 * Home versus abroad, including the trip: midpoints of both ranges and of the trip's estimate, whose flights and nights the
 * sliders change. Null if a price is missing. `perUsd`: units of the prices' currency per US dollar.
 */
export function compareTrip(
  estimate: CostEstimate,
  prices: TreatmentPrices,
  search: string,
  perUsd: number,
): Comparison | null {
  const query = new URLSearchParams(search);
  const { home, destinations, rate_date: rateDate } = prices;
  const abroad = comparedCountry(prices, search);
  if (!home || !abroad) return null;
  const { currency } = abroad.price.low;
  const { start, ...counted } = estimateFacts(estimate);
  const scales = sliderScales(perUsd, start);
  // Amounts in the URL are only valid in the currency they were chosen in.
  const given = (name: string) => (query.get('in') === currency ? query.get(name) : null);
  const sliders = {
    flights: { ...scales.flights, value: onScale(given('flights'), scales.flights) },
    night: { ...scales.night, value: onScale(given('night'), scales.night) },
  };
  const facts = { ...counted, home: middle(home.price), treatment: middle(abroad.price) };
  const most = tripCost(facts, sliders.flights.max, sliders.night.max).total;
  return {
    currency,
    home,
    abroad,
    from: estimate.home_city.name,
    countries: destinations.map(({ country }) => country).toSorted((a, b) => a.name.localeCompare(b.name)),
    facts,
    cost: tripCost(facts, sliders.flights.value, sliders.night.value),
    sliders,
    max: Math.max(wholeRange(home.price).high, most),
    rateDate,
  };
}
