import type { Money } from '@travesia/contracts/kit';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-texts.tsx';
import {
  formatClock,
  formatDate,
  formatDayOf,
  formatInstant,
  formatTime,
  formatWallTime,
  type DateStyle,
} from './dates.ts';
import {
  formatAmount,
  formatMoney,
  formatMoneyRange,
  formatShown,
  formatShownRange,
  type MoneyDigits,
  type Shown,
} from './money.ts';
import { placeOfZone } from './places.ts';
import { useSite } from '../site/site.ts';
import { displayName, formatDistance, formatList, formatNumber, formatPercent } from './numbers.ts';

/** All formatters bound to one language, and to miles for readers who measure in them. */
export const formatter = (locale: Locale, inMiles = false) => ({
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
  place: (zone: string) => placeOfZone(locale, zone),
  wallTime: (time: string) => formatWallTime(locale, time),
  number: (value: number, digits?: number) => formatNumber(locale, value, digits),
  percent: (share: number) => formatPercent(locale, share),
  list: (items: readonly string[], type?: 'conjunction' | 'disjunction') => formatList(locale, items, type),
  distance: (kilometres: number) => formatDistance(locale, kilometres, inMiles),
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
const IN_MILES = { en: formatter('en', true), es: formatter('es', true), pt: formatter('pt', true) };
/** Where road signs are in miles. */
const MILES = new Set<string | null>(['US', 'GB']);

/** Formatting in the page's language: `const format = useFormat(); format.money(price)`. */
export function useFormat(): ReturnType<typeof formatter> {
  const { home } = useSite();
  return (MILES.has(home) ? IN_MILES : FORMATTERS)[useLocale()];
}
