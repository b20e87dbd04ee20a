import type { Money } from '@travesia/contracts/kit';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-texts.tsx';
import { formatClock, formatDate, formatDayOf, formatInstant, formatTime, type DateStyle } from './dates.ts';
import {
  formatAmount,
  formatMoney,
  formatMoneyRange,
  formatShown,
  formatShownRange,
  type MoneyDigits,
  type Shown,
} from './money.ts';
import { displayName, formatDistance, formatList, formatNumber, formatPercent } from './numbers.ts';

/** All formatters bound to one language. */
export const formatter = (locale: Locale) => ({
  money: (money: Money, digits?: MoneyDigits) => formatMoney(locale, money, digits),
  amount: (money: Money, digits?: MoneyDigits) => formatAmount(locale, money, digits),
  moneyRange: (low: Money, high: Money) => formatMoneyRange(locale, low, high),
  shown: (price: Shown) => formatShown(locale, price),
  shownRange: (low: Shown, high: Shown) => formatShownRange(locale, low, high),
  date: (date: string, style?: DateStyle) => formatDate(locale, date, style),
  dayOf: (instant: string, zone: string) => formatDayOf(locale, instant, zone),
  instant: (instant: string, zone: string) => formatInstant(locale, instant, zone),
  time: (instant: string, zone: string) => formatTime(locale, instant, zone),
  clock: (instant: string, zone: string) => formatClock(locale, instant, zone),
  number: (value: number, digits?: number) => formatNumber(locale, value, digits),
  percent: (share: number) => formatPercent(locale, share),
  list: (items: readonly string[], type?: 'conjunction' | 'disjunction') => formatList(locale, items, type),
  distance: (kilometres: number) => formatDistance(locale, kilometres),
  region: (code: string) => displayName(locale, 'region', code),
  language: (code: string) => displayName(locale, 'language', code),
  /** For standalone use, such as in a choice: capitalized in every language. */
  languageAlone: (code: string) => {
    const name = displayName(locale, 'language', code);
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  },
  currencyName: (code: string) => displayName(locale, 'currency', code),
});

const FORMATTERS = { en: formatter('en'), es: formatter('es'), pt: formatter('pt') };

/** Formatting in the page's language: `const format = useFormat(); format.money(price)`. */
export function useFormat(): ReturnType<typeof formatter> {
  return FORMATTERS[useLocale()];
}
