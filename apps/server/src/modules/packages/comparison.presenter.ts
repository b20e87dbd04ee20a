import type { ShownPrice, View } from '@travesia/contracts/catalog';
import type { ComparedPackage, MarketPrice, MissingLine, PackageDetail } from '@travesia/contracts/packages';
import { type Reference, showUsd } from '../catalog/index.ts';
import { type MarketMedian, marketPrice, type MarketSample } from './market-price.rules.ts';

/** A package with a price for every item not included: its own or the typical price. Needed items are part of its total. */
export function presentCompared(
  reference: Reference,
  detail: PackageDetail,
  samples: readonly MarketSample[],
  view: View,
): ComparedPackage {
  const at = {
    packageId: detail.id,
    treatment: detail.treatment.slug,
    city: detail.city.slug,
    country: detail.country.code,
  };
  const needed = new Map(detail.missing.map((item) => [item.key, item]));
  const missing = detail.inclusions
    .filter(({ key, answer }) => answer === 'not_included' || needed.has(key))
    .map(({ key, quantity: stated, extra_price: own }): MissingLine => {
      const need = needed.get(key);
      const quantity = need ? need.quantity : stated;
      const found = marketPrice(samples, { ...at, key, quantity });
      const market = found && presentMarket(reference, detail, found, view);
      if (need) return { key, price: need.price, basis: need.basis, counted: true, market };
      const price = own ?? market?.median ?? null;
      return { key, price, basis: own ? 'provider' : market ? 'market' : 'unknown', counted: false, market };
    });
  const { total, shown_price: price } = detail;
  const missingTotal: ShownPrice = {
    amount: total.amount - price.amount,
    currency: total.currency,
    approximate: detail.missing.some((item) => item.price?.approximate),
  };
  return { package: detail, missing, missing_total: missingTotal };
}

function presentMarket(
  reference: Reference,
  { city, country }: PackageDetail,
  { usdMinor, scope, packages }: MarketMedian,
  view: View,
): MarketPrice {
  const place = { city: city.name, country: country.name, everywhere: null }[scope];
  // A median of prices in several currencies is a converted amount in any of them.
  return { median: { ...showUsd(reference, usdMinor, view), approximate: true }, scope, place, packages };
}
