import type { CountryPrice, PriceRange, TreatmentPrices } from '@travesia/contracts/catalog';
import type { CostEstimate } from '@travesia/contracts/estimates';
import { type Money, unitsOfMoney } from '@travesia/contracts/kit';
import { estimateFacts } from './estimate-facts.ts';
import { onScale, sliderScales, type SliderScale } from './slider-scale.ts';
import { tripCost, type TripCost, type TripFacts } from './trip-cost.ts';

/** Treatments to compare: their home price and at least one price abroad were read in published prices. */
export const COMPARED = ['gastric-sleeve', 'rhinoplasty', 'knee-replacement', 'lasik-both-eyes'] as const;

const BASIS_ORDER = 'SPME';

/** The choices of the comparison in the address: `compare`, `to`, `flights`, `night`, and `in`, the currency of both sums. */
export const COMPARISON_NAMES = ['compare', 'to', 'flights', 'night', 'in'] as const;

export interface Comparison {
  currency: string;
  home: CountryPrice;
  abroad: CountryPrice;
  /** City that the way is counted from. */
  from: string;
  /** Every country with a price, for choosing. */
  countries: readonly { code: string; name: string }[];
  facts: TripFacts;
  cost: TripCost;
  sliders: { flights: SliderScale; night: SliderScale };
  /** Right end of the bars, whole units; nothing that the sliders can make reaches beyond it. */
  max: number;
  rateDate: string;
}

/** The treatment that the address asks for, when it is one of those compared. */
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

/** The country asked for, otherwise the best founded price and of those the cheapest in its middle. */
function destinationOf({ destinations }: TreatmentPrices, asked: string | null): CountryPrice | undefined {
  const byTrust = destinations.toSorted(
    (a, b) =>
      BASIS_ORDER.indexOf(a.basis) - BASIS_ORDER.indexOf(b.basis) ||
      middle(a.price) - middle(b.price) ||
      b.package_count - a.package_count,
  );
  return destinations.find(({ country }) => country.code === asked) ?? byTrust[0];
}

/** The country that an address compares with. */
export const comparedCountry = (prices: TreatmentPrices, search: string): CountryPrice | undefined =>
  destinationOf(prices, new URLSearchParams(search).get('to'));

/**
 * Home or abroad, with the trip: the middles of both ranges and of the trip's estimate, whose flights and nights the sliders
 * change. Null when a price is missing. `perUsd`: units of the prices' currency a US dollar.
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
  // Sums in the address belong to the currency they were chosen in.
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
