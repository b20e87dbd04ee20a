import { minorDigits, minorPerUnit, type Money, unitsOfMoney } from '@travesia/contracts/kit';
import { LANGUAGE_TAG, type Locale } from '../i18n/locale.ts';

const symbols = new Map<string, string>();

/**
 * A symbol that identifies one currency only: `US$`, `MX$`, `R$`, `€`, otherwise the ISO code. The same in every
 * language.
 */
export function currencySymbol(currency: string): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
    if (symbol === '$') symbol = 'US$';
    symbols.set(currency, symbol);
  }
  return symbol;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_TAG[locale], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Amounts show their minor digits if they have any. `exact` always shows them, as receipts must and columns that align; `whole` rounds to
 * the main unit, for what is only a range or was converted.
 */
export type MoneyDigits = 'whole' | 'exact';

/** The number of an amount without its currency: `4,180`. Takes minor units, returns localized text. */
export function formatAmount(locale: Locale, money: Money, digits?: MoneyDigits): string {
  const minor = minorDigits(money.currency);
  const exact = digits ? digits === 'exact' : money.amount % minorPerUnit(money.currency) !== 0;
  return numberFormat(locale, exact ? minor : 0).format(unitsOfMoney(money));
}

/** `US$ 4,180`, with a non-breaking space. */
export function formatMoney(locale: Locale, money: Money, digits?: MoneyDigits): string {
  return `${currencySymbol(money.currency)}\u00A0${formatAmount(locale, money, digits)}`;
}

/** `US$ 3,100–5,800`, in main units; throws a RangeError if the currencies differ. */
export function formatMoneyRange(locale: Locale, low: Money, high: Money): string {
  if (low.currency !== high.currency)
    throw new RangeError(`a range needs one currency, not ${low.currency} and ${high.currency}`);
  const start = formatMoney(locale, low, 'whole');
  return low.amount === high.amount ? start : `${start}–${formatAmount(locale, high, 'whole')}`;
}

/** A price as the API returns it: minor units, and whether it was converted. */
export type Shown = Money & { approximate: boolean };

/** `≈ US$ 4,180` if the price was converted, otherwise `US$ 4,180`, exactly. */
export const formatShown = (locale: Locale, price: Shown): string =>
  price.approximate ? `≈\u00A0${formatMoney(locale, price, 'whole')}` : formatMoney(locale, price);

/** `≈ US$ 3,100–5,800` if an end was converted. */
export const formatShownRange = (locale: Locale, low: Shown, high: Shown): string =>
  `${low.approximate || high.approximate ? '≈\u00A0' : ''}${formatMoneyRange(locale, low, high)}`;
