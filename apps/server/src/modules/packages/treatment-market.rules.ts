import { median } from './market-price.rules.ts';

/** A package as the comparison counts it. */
export interface MarketOffer {
  country: string;
  clinic: string;
  verified: boolean;
  currency: string;
  totalUsdMinor: number;
  nights: number;
  stayDays: number;
  confirmedOn: string;
  ratingAverage: number | null;
  ratingCount: number;
}

export interface Span<T> {
  low: T;
  high: T;
}

/** Offers in one country. Prices are totals in US cents. */
export interface CountryFigures {
  country: string;
  packages: number;
  clinics: number;
  verifiedClinics: number;
  price: Span<number> & { median: number };
  /** The currency of all prices; null when there are several. */
  currency: string | null;
  nights: Span<number>;
  stayDays: Span<number>;
  confirmedOn: Span<string>;
  rating: { average: number; count: number } | null;
}

/** Packages of one treatment by country, lowest median price first. */
export function byCountry(offers: readonly MarketOffer[]): CountryFigures[] {
  const groups = Map.groupBy(offers, ({ country }) => country);
  return [...groups]
    .map(([country, group]) => figuresOf(country, group))
    .toSorted((a, b) => a.price.median - b.price.median || (a.country < b.country ? -1 : 1));
}

function figuresOf(country: string, offers: readonly MarketOffer[]): CountryFigures {
  const clinics = [...new Map(offers.map((offer) => [offer.clinic, offer])).values()];
  const prices = offers.map(({ totalUsdMinor }) => totalUsdMinor);
  const [currency = null, ...others] = new Set(offers.map((offer) => offer.currency));
  return {
    country,
    packages: offers.length,
    clinics: clinics.length,
    verifiedClinics: clinics.filter(({ verified }) => verified).length,
    price: { ...spanOf(prices), median: median(prices) },
    currency: others.length > 0 ? null : currency,
    nights: spanOf(offers.map(({ nights }) => nights)),
    stayDays: spanOf(offers.map(({ stayDays }) => stayDays)),
    confirmedOn: spanOf(offers.map(({ confirmedOn }) => confirmedOn)),
    rating: ratingOf(clinics),
  };
}

function spanOf<T extends number | string>(values: readonly T[]): Span<T> {
  const [first, ...rest] = values;
  if (first === undefined) throw new RangeError('a group without a package has no figures');
  return rest.reduce<Span<T>>(
    ({ low, high }, value) => ({ low: value < low ? value : low, high: value > high ? value : high }),
    { low: first, high: first },
  );
}

/** Mean over all reviews of the clinics, so that clinics with more reviews weigh more; null without reviews. */
function ratingOf(clinics: readonly MarketOffer[]): CountryFigures['rating'] {
  const count = clinics.reduce((sum, clinic) => sum + clinic.ratingCount, 0);
  if (count === 0) return null;
  const stars = clinics.reduce((sum, clinic) => sum + (clinic.ratingAverage ?? 0) * clinic.ratingCount, 0);
  return { average: Math.round((stars / count) * 10) / 10, count };
}
