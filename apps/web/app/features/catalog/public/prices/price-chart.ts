import type { CountryPrice, PriceBasis, PriceRange, TreatmentPrices } from '@travesia/contracts/catalog';
import { type Money, unitsOfMoney } from '@travesia/contracts/kit';

type Tone = 'home' | 'published' | 'modelled';

/** S and P come from a published price, at least at one end; M and E do not. */
const TONE: Readonly<Record<PriceBasis, Tone>> = { S: 'published', P: 'published', M: 'modelled', E: 'modelled' };

export interface PriceRow {
  price: CountryPrice;
  /** The displayable range. */
  range: PriceRange;
  tone: Tone;
  /** Ends of the bar, in whole units of the displayed currency. */
  low: number;
  high: number;
}

export interface PriceChart {
  rows: PriceRow[];
  /** Seven ticks from 0 to the right end, in whole units. */
  ticks: number[];
}

const STEPS = 6;

/** Home price, then destinations from cheapest to most expensive, on one scale starting at 0. */
export function priceChart({ home, destinations }: TreatmentPrices): PriceChart {
  const rows = [
    ...(home ? [{ price: home, tone: 'home' as const }] : []),
    ...destinations.map((price) => ({ price, tone: TONE[price.basis] })),
  ].map(({ price, tone }) => {
    const range = price.price;
    return { price, range, tone, low: units(range.low), high: units(range.high) };
  });
  const step = roundUp(Math.max(1, ...rows.map(({ high }) => high)) / STEPS);
  return { rows, ticks: Array.from({ length: STEPS + 1 }, (_, index) => index * step) };
}

const units = (money: Money): number => Number(unitsOfMoney(money));

/** Rounds up to 1, 1.5, 2, 2.5, 3, 4, 5, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 8, 10].find((factor) => factor * power >= value - 1e-9) ?? 10;
  return nice * power;
}

export interface PriceSource {
  source: string;
  /** `YYYY-MM-DD`: when it was read or modeled. */
  pricedOn: string;
  countries: string[];
}

/** Lists each source once, with the countries that use it. */
export function priceSources({ home, destinations }: TreatmentPrices): PriceSource[] {
  const sources = new Map<string, PriceSource>();
  for (const { source, priced_on: pricedOn, country } of [...(home ? [home] : []), ...destinations]) {
    const key = `${pricedOn} ${source}`;
    const known = sources.get(key) ?? { source, pricedOn, countries: [] };
    known.countries.push(country.name);
    sources.set(key, known);
  }
  return [...sources.values()];
}

/** The latest date of the prices, `YYYY-MM-DD`; undefined without prices. */
export const pricedOn = ({ home, destinations }: TreatmentPrices): string | undefined =>
  [...(home ? [home] : []), ...destinations]
    .map(({ priced_on }) => priced_on)
    .toSorted()
    .at(-1);
