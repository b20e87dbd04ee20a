import { LANGUAGE_TAG, type Locale } from '../i18n/locale.ts';

const cache = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

/** A localized number with exactly `digits` decimals. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  const options: Intl.NumberFormatOptions = { useGrouping: 'always' };
  if (digits !== undefined) Object.assign(options, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return cached(`n${locale}${digits}`, () => new Intl.NumberFormat(LANGUAGE_TAG[locale], options)).format(value);
}

/** A fraction from 0 to 1 as a whole percentage. */
export const formatPercent = (locale: Locale, share: number): string =>
  cached(`p${locale}`, () => new Intl.NumberFormat(LANGUAGE_TAG[locale], { style: 'percent' })).format(share);

/** `a, b and c`, localized. */
export const formatList = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => cached(`l${locale}${type}`, () => new Intl.ListFormat(LANGUAGE_TAG[locale], { type })).format(items);

const KM_PER_MILE = 1.609344;

/** A distance given in kilometers: under 1 km in meters to the nearest 50, under 10 km with one decimal; or the same in miles. */
export function formatDistance(locale: Locale, kilometres: number, inMiles = false): string {
  if (inMiles) return formatMiles(locale, kilometres / KM_PER_MILE);
  const metres = kilometres < 1;
  const decimals = !metres && kilometres < 10 ? 1 : 0;
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit: metres ? 'meter' : 'kilometer',
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  };
  const format = cached(`d${locale}${metres}${decimals}`, () => new Intl.NumberFormat(LANGUAGE_TAG[locale], options));
  return format.format(metres ? Math.round((kilometres * 1000) / 50) * 50 : kilometres);
}

function formatMiles(locale: Locale, miles: number): string {
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit: 'mile',
    maximumFractionDigits: miles < 10 ? 1 : 0,
    useGrouping: 'always',
  };
  return cached(`mi${locale}${miles < 10}`, () => new Intl.NumberFormat(LANGUAGE_TAG[locale], options)).format(miles);
}

/** Localized name of a country (ISO 3166), language or currency code; the code itself if unknown. */
export function displayName(locale: Locale, type: 'region' | 'language' | 'currency', code: string): string {
  const names = cached(`${type}${locale}`, () => new Intl.DisplayNames([LANGUAGE_TAG[locale]], { type }));
  return cached(`${type}${locale} ${code}`, () => names.of(code) ?? code);
}
