import type { CountryPrice } from '@travesia/contracts/catalog';
import type { CountryMarket } from '@travesia/contracts/packages';
import type { Market } from './load-market.ts';

/** A country with its packages and its typical price from a source. */
export interface MarketRow {
  code: string;
  name: string;
  offered: CountryMarket | null;
  typical: CountryPrice | null;
}

export const MARKET_SORTS = [
  'country',
  'low',
  'median',
  'high',
  'typical',
  'nights',
  'days',
  'clinics',
  'rating',
] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];

export interface MarketOrder {
  by: MarketSort;
  descending: boolean;
}

/** Parses `?sort=median` or `?sort=-rating`; unknown values become median price, lowest first. */
export function marketOrder(search: string): MarketOrder {
  const given = new URLSearchParams(search).get('sort') ?? '';
  const by = MARKET_SORTS.find((sort) => sort === given.replace(/^-/, ''));
  return by ? { by, descending: given.startsWith('-') } : { by: 'median', descending: false };
}

/** The sort order of a column link: reversed if the table is already sorted by it. */
export function nextSort(column: MarketSort, { by, descending }: MarketOrder): string {
  if (column === by) return descending ? column : `-${column}`;
  // Users look for the best rating and the most clinics first.
  return column === 'rating' || column === 'clinics' ? `-${column}` : column;
}

const VALUE: Readonly<Record<Exclude<MarketSort, 'country'>, (row: MarketRow) => number | undefined>> = {
  low: ({ offered }) => offered?.price.low.amount,
  median: ({ offered }) => offered?.price.median.amount,
  high: ({ offered }) => offered?.price.high.amount,
  typical: ({ typical }) => typical?.price.low.amount,
  nights: ({ offered }) => offered?.nights.low,
  days: ({ offered }) => offered?.stay_days.low,
  clinics: ({ offered }) => offered?.clinics,
  rating: ({ offered }) => offered?.rating?.average,
};

/** Every country with a package or a typical price, sorted; those without the figure come last in both directions. */
export function marketRows({ prices, market }: Market, order: MarketOrder, language: string): MarketRow[] {
  const rows = new Map<string, MarketRow>();
  // At home there may be packages too: for them, home is a country like the others.
  const offersAtHome = market.countries.some(({ country }) => country.code === prices.home?.country.code);
  for (const typical of [...(prices.home && offersAtHome ? [prices.home] : []), ...prices.destinations]) {
    const { code, name } = typical.country;
    rows.set(code, { code, name, typical, offered: null });
  }
  for (const offered of market.countries) {
    const { code, name } = offered.country;
    rows.set(code, { code, name, offered, typical: rows.get(code)?.typical ?? null });
  }
  const collator = new Intl.Collator(language);
  const direction = order.descending ? -1 : 1;
  return [...rows.values()].toSorted((a, b) => {
    const byName = collator.compare(a.name, b.name);
    if (order.by === 'country') return direction * byName;
    const [x, y] = [VALUE[order.by](a), VALUE[order.by](b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || byName;
    return direction * (x - y) || byName;
  });
}
