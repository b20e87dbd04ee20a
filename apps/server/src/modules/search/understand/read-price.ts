import {
  BETWEEN,
  CURRENCY_NAMES,
  CURRENCY_SIGNS,
  FIGURES,
  FROM,
  MULTIPLIERS,
  RANGE_SEPARATORS,
  UNITS,
  UP_TO,
} from './price-words.ts';

export interface PriceRead {
  /** Upper price in whole units, or null when the phrase has none. */
  max: number | null;
  /** ISO code when the phrase names the currency; null means the display currency. */
  currency: string | null;
  /** The phrase without the price words. */
  rest: string;
}

/** "At most 4" is not a price; without a currency, prices start here. */
const BARE_PRICE_FROM = 100;

const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aáàâã]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóôõ]',
  u: '[uúü]',
  c: '[cç]',
};
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A pattern for one of the words, longest first, with or without accents. */
const oneOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      bare(word)
        .replace(/[$/^.]/g, String.raw`\$&`)
        .replace(/[aeiouc]/g, (letter) => ACCENTED[letter] ?? letter)
        .replace(/ /g, String.raw`\s+`),
    )
    .join('|');

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined => {
  if (word === undefined) return undefined;
  const key = bare(word);
  return Object.entries(table).find(([name]) => bare(name) === key)?.[1];
};

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?:[.,]\d{1,2})?${END}|\d{1,9}(?:[.,]\d{1,2})?`;
const CURRENCIES = { ...CURRENCY_SIGNS, ...CURRENCY_NAMES };
const SIGN = `(?:${oneOf(Object.keys(CURRENCY_SIGNS))})`;
const CURRENCY = `(?:${oneOf(Object.keys(CURRENCIES))})`;
const NO_UNIT = String.raw`(?!\s*(?:${oneOf(UNITS)})${END})`;
const MULTIPLIER = `(?:${oneOf(Object.keys(MULTIPLIERS))})`;
/** `US$ 1.500`, `2 mil dólares`, `five thousand`, `mil`; group names carry the suffix. */
const amount = (suffix: string): string =>
  String.raw`(?:(?<before${suffix}>${SIGN})\s*)?(?:(?<number${suffix}>${NUMBER})(?!\d)${NO_UNIT}(?:\s*(?<times${suffix}>${MULTIPLIER})${END})?|(?:(?<figure${suffix}>${oneOf(Object.keys(FIGURES))})\s+)?(?<alone${suffix}>mil|thousand|grand)${END})(?:\s*(?:de\s+)?(?<after${suffix}>${CURRENCY})${END})?`;

const PRICE = new RegExp(
  String.raw`${START}(?:(?<upTo>${oneOf(UP_TO)})\s*(?:de\s+|a\s+)?|(?<from>${oneOf(FROM)})\s*)?${amount('')}`,
  'iu',
);
const LOOSE_START = String.raw`(?<![\p{L}\p{N}.,])`;
const RANGE = new RegExp(
  String.raw`${LOOSE_START}(?:(?<between>${oneOf(BETWEEN)})\s+)?${amount('')}\s*(?:${oneOf(RANGE_SEPARATORS)})\s*${amount('To')}`,
  'iu',
);

/**
 * Extracts an upper price from a phrase: "under 1000", "menos de 2 mil dólares", "até R$ 5.000", "between 500 and 900 usd".
 * A bare number is not a price: it needs a price word or a currency.
 */
export function readPrice(phrase: string): PriceRead {
  const text = phrase.normalize('NFC');
  const range = RANGE.exec(text);
  if (range?.groups && isRange(range.groups))
    return take(
      text,
      range,
      priceOf(range.groups, 'To'),
      currencyOf(range.groups, 'To') ?? currencyOf(range.groups, ''),
    );
  const pattern = new RegExp(PRICE.source, 'giu');
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const groups = found.groups ?? {};
    const named = groups['before'] ?? groups['after'];
    if (groups['from']) {
      if (named || priceOf(groups, '') >= BARE_PRICE_FROM) return take(text, found, null, undefined);
    } else if (named || (groups['upTo'] && priceOf(groups, '') >= BARE_PRICE_FROM))
      return take(text, found, priceOf(groups, ''), currencyOf(groups, ''));
  }
  return { max: null, currency: null, rest: phrase };
}

type Groups = Readonly<Record<string, string | undefined>>;

const isRange = (groups: Groups): boolean =>
  Boolean(groups['before'] ?? groups['after'] ?? groups['beforeTo'] ?? groups['afterTo']) ||
  (Boolean(groups['between']) && priceOf(groups, 'To') >= BARE_PRICE_FROM);

const currencyOf = (groups: Groups, suffix: string): string | null | undefined =>
  lookUp(CURRENCIES, groups[`before${suffix}`] ?? groups[`after${suffix}`]);

function priceOf(groups: Groups, suffix: string): number {
  const alone = groups[`alone${suffix}`];
  if (alone) return (lookUp(FIGURES, groups[`figure${suffix}`]) ?? 1) * 1000;
  return toNumber(groups[`number${suffix}`] ?? '0') * (lookUp(MULTIPLIERS, groups[`times${suffix}`]) ?? 1);
}

/** `1.500`, `1,500`, `1 500` are fifteen hundred; `1,5` and `1.50` have decimals. */
function toNumber(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = (decimals === undefined ? text : text.slice(0, -decimals.length - 1)).replace(/\D/g, '');
  return Number(`${whole}.${decimals ?? '0'}`);
}

function take(
  text: string,
  found: RegExpExecArray,
  max: number | null,
  currency: string | null | undefined,
): PriceRead {
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
  return { max: max === null || max <= 0 ? null : Math.floor(max), currency: currency ?? null, rest };
}
