import type { ShownPrice, View } from '@travesia/contracts/catalog';
import type { ComparedPackage, MarketPrice, MissingLine, PackageDetail } from '@travesia/contracts/packages';
import { type Reference, showUsd } from '../catalog/index.ts';
import { isForEverybody, missingTotal, priceMissing } from './comparable-total.rules.ts';
import { type MarketMedian, marketPrice, type MarketSample } from './market-price.rules.ts';

/** A package with a price for every item not included: its own or the typical price. */
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
  const missing = detail.inclusions
    .filter(({ answer }) => answer === 'not_included')
    .map(({ key, quantity, extra_price: own }): MissingLine => {
      const found = marketPrice(samples, { ...at, key, quantity });
      const market = found && presentMarket(reference, detail, found, view);
      const { amount, basis } = priceMissing(own?.amount ?? null, market?.median.amount ?? null);
      const price = amount === null ? null : basis === 'provider' ? own : (market?.median ?? null);
      return { key, price, basis, counted: isForEverybody(key), market };
    });
  const { amount, currency, approximate } = detail.shown_price;
  const extra = missingTotal(missing.map(({ price, counted }) => ({ amount: price?.amount ?? null, counted })));
  const counted = missing.filter((line) => line.counted).flatMap(({ price }) => price ?? []);
  const shown = (sum: number, converted: boolean): ShownPrice => ({ amount: sum, currency, approximate: converted });
  const roughly = counted.some((price) => price.approximate);
  return {
    package: detail,
    missing,
    missing_total: shown(extra, roughly),
    comparable_total: shown(amount + extra, approximate || roughly),
  };
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
