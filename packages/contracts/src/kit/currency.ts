// ISO 4217 minor units that are not 2. Intl follows CLDR, which differs between browsers.
const NO_MINOR: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const THREE_MINOR: ReadonlySet<string> = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Returns the decimal digits of a currency's minor unit, by ISO 4217. */
export function minorDigits(currency: string): number {
  if (NO_MINOR.has(currency)) return 0;
  return THREE_MINOR.has(currency) ? 3 : 2;
}

/** Returns the minor units in one unit of a currency: 100 cents in a dollar. */
export const minorPerUnit = (currency: string): number => 10 ** minorDigits(currency);
