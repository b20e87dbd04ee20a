import { type Locale, minorDigits, type Money, unitsOfMoney } from '@travesia/contracts/kit';

/** As the web app formats. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en', es: 'es-419', pt: 'pt-BR' };

/** `US$ 1,250.00`, with every minor digit and a symbol that only one currency has. */
export function showMoney(money: Money, language: Locale): string {
  const { currency } = money;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(TAGS[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
  return `${symbol === '$' ? 'US$' : symbol}\u00A0${number.format(unitsOfMoney(money))}`;
}
