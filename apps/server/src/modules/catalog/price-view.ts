import type { HomePrice, PriceRange, ShownPrice, View } from '@travesia/contracts/catalog';
import { convertMoney, type Money, moneyOfUnits, type Rate, roundTypical, unitsOfMoney } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';
import type { PriceRow } from './catalog.repo.ts';
import { HOME_COUNTRY, type Reference } from './reference.ts';

/** A price in the visitor's currency. Throws `request.invalid` if there is no rate for it. */
export function showPrice(reference: Reference, price: Money, view: View): ShownPrice {
  if (!reference.rates.has(view.currency)) {
    const known = [...reference.rates.keys()].sort().join(', ');
    throw new ProblemError('request.invalid', {
      detail: `query.currency: prices can be shown in ${known}`,
      fields: [{ path: 'query.currency', code: 'unknown_currency', message: `must be one of ${known}` }],
    });
  }
  const shown = convertMoney(price, view.currency, reference.rates);
  return { amount: shown.amount, currency: shown.currency, approximate: price.currency !== view.currency };
}

/** Same as `showPrice`, for an amount stored in US cents; `original` is the currency it was converted from, if any. */
export function showUsd(reference: Reference, amount: number, view: View, original: string | null = 'USD'): ShownPrice {
  const shown = showPrice(reference, { amount, currency: 'USD' }, view);
  return { ...shown, approximate: original !== view.currency };
}

/** Typical prices stored in US cents, in the visitor's currency: rounded in the same way wherever they are shown. */
export function typicalRange(reference: Reference, lowUsdMinor: number, highUsdMinor: number, view: View): PriceRange {
  const typical = (usdMinor: number): ShownPrice => {
    const price = showUsd(reference, usdMinor, view);
    return price.approximate ? { ...price, ...roundTypical(price) } : price;
  };
  return { low: typical(lowUsdMinor), high: typical(highUsdMinor) };
}

/** Prices are stored as 32-bit integers in cents; a higher limit is no limit. */
const LARGEST_PRICE = 2_147_483_647;

/** More units than any price in any currency; larger numbers would exceed exact integers. */
const LIMITLESS_UNITS = 1e12;

/** Converts whole units between currencies; null without a rate, or beyond every price. */
export function convertUnits(rates: ReadonlyMap<string, Rate>, units: number, from: string, to: string): number | null {
  const [source, target] = [rates.get(from), rates.get(to)];
  if (!source || !target || units >= LIMITLESS_UNITS) return null;
  const converted = convertMoney(moneyOfUnits(units, from, source.minorDigits), to, rates);
  return Number(unitsOfMoney(converted, target.minorDigits));
}

/** Converts whole units of the visitor's currency to US cents, for comparing with stored prices. */
export function toUsdMinor(reference: Reference, units: number, view: View): number {
  showUsd(reference, 0, view);
  if (units >= LIMITLESS_UNITS) return LARGEST_PRICE;
  const asked = moneyOfUnits(units, view.currency, reference.rates.get(view.currency)?.minorDigits);
  return Math.min(LARGEST_PRICE, convertMoney(asked, 'USD', reference.rates).amount);
}

/** The price row of the viewer's home country; without one, that of the default home country. */
export function homeRow(reference: Reference, treatment: string, { home_country: home }: View): PriceRow | undefined {
  const prices = reference.prices.get(treatment);
  return prices?.get(home ?? HOME_COUNTRY) ?? prices?.get(HOME_COUNTRY);
}

/** Typical price at home, with its country; null if the catalog has none. */
export function homePrice(reference: Reference, treatment: string, view: View): HomePrice | null {
  const row = homeRow(reference, treatment, view);
  if (!row) return null;
  return {
    country: { code: row.country, name: reference.countries.get(row.country)?.name[view.language] ?? row.country },
    ...typicalRange(reference, row.lowUsdMinor, row.highUsdMinor, view),
  };
}

/** Lowest to highest typical price across the destination countries. */
export function destinationPrice(reference: Reference, treatment: string, view: View): PriceRange | null {
  const rows = [...(reference.prices.get(treatment)?.values() ?? [])].filter(
    (row) => reference.countries.get(row.country)?.destination,
  );
  if (!rows.length) return null;
  const low = Math.min(...rows.map((row) => row.lowUsdMinor));
  return typicalRange(reference, low, Math.max(...rows.map((row) => row.highUsdMinor)), view);
}
