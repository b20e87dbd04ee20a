import { priceClaim } from '@travesia/contracts/packages';
import { median } from './market-price.rules.ts';

/** A package as the comparison counts it. */
export interface MarketOffer {
  country: string;
  city: string;
  clinic: string;
  languages: readonly string[];
  missing: readonly { usd_minor: number | null }[];
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

/** Offers in one place. Prices are totals in US cents. */
export interface MarketFigures {
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

export type CountryFigures = MarketFigures & { country: string };

export type CityFigures = MarketFigures & {
  city: string;
  country: string;
  allIn: number;
  atLeast: number;
  /** Most clinics first. */
  languages: { code: string; clinics: number }[];
};

/** Packages of one treatment by country, lowest median price first. */
export const byCountry = (offers: readonly MarketOffer[]): CountryFigures[] =>
  inOrder(Map.groupBy(offers, ({ country }) => country)).map(([country, group]) => ({
    country,
    ...figuresOf(group),
  }));

/** Packages of one treatment by city, lowest median price first. */
export const byCity = (offers: readonly MarketOffer[]): CityFigures[] =>
  inOrder(Map.groupBy(offers, ({ city }) => city)).map(([city, group]) => {
    const claims = group.map(({ missing }) => priceClaim(missing.map(({ usd_minor: price }) => ({ price }))));
    return {
      city,
      country: group[0]?.country ?? '',
      ...figuresOf(group),
      allIn: claims.filter((claim) => claim === 'all_in').length,
      atLeast: claims.filter((claim) => claim === 'at_least').length,
      languages: languagesOf(clinicsOf(group)),
    };
  });

function inOrder(groups: ReadonlyMap<string, readonly MarketOffer[]>) {
  const middle = (offers: readonly MarketOffer[]) => median(offers.map(({ totalUsdMinor }) => totalUsdMinor));
  return [...groups].toSorted(([a, some], [b, others]) => middle(some) - middle(others) || (a < b ? -1 : 1));
}

/** One offer for each clinic. */
const clinicsOf = (offers: readonly MarketOffer[]): MarketOffer[] => [
  ...new Map(offers.map((offer) => [offer.clinic, offer])).values(),
];

function languagesOf(clinics: readonly MarketOffer[]): CityFigures['languages'] {
  const spoken = Map.groupBy(
    clinics.flatMap(({ languages }) => languages),
    (code) => code,
  );
  return [...spoken]
    .map(([code, { length }]) => ({ code, clinics: length }))
    .toSorted((a, b) => b.clinics - a.clinics || (a.code < b.code ? -1 : 1));
}

function figuresOf(offers: readonly MarketOffer[]): MarketFigures {
  const clinics = clinicsOf(offers);
  const prices = offers.map(({ totalUsdMinor }) => totalUsdMinor);
  const [currency = null, ...others] = new Set(offers.map((offer) => offer.currency));
  return {
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
function ratingOf(clinics: readonly MarketOffer[]): MarketFigures['rating'] {
  const count = clinics.reduce((sum, clinic) => sum + clinic.ratingCount, 0);
  if (count === 0) return null;
  const stars = clinics.reduce((sum, clinic) => sum + (clinic.ratingAverage ?? 0) * clinic.ratingCount, 0);
  return { average: Math.round((stars / count) * 10) / 10, count };
}
