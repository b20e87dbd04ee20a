import { minorDigits, type Money, moneyOfUnits } from '@travesia/contracts/kit';

/** What a text says as an amount: null for an empty text, undefined for what is no amount. */
export type Amount = Money | null | undefined;

const DIGITS = /^\d+$/;
const GROUP = 3;

/**
 * Reads an amount as people of any of our languages write it: `4,500.50`, `4.500,50`, `4 500,50`. Of two signs the last one separates
 * the cents. A single sign before three digits groups thousands, since no currency of ours has that many decimals.
 */
export function parseAmount(text: string, currency: string): Amount {
  const bare = text.replaceAll(/[\s'’]/g, '').replace(/^(?:[A-Z]{0,3}[$€£₡]|[A-Z]{3}(?=\d))/i, '');
  if (bare === '') return null;
  const signs = bare.replaceAll(/\d/g, '');
  if (!/^[.,]*$/.test(signs)) return undefined;
  const digits = minorDigits(currency);
  const at = decimalAt(bare, signs, digits);
  const whole = (at === null ? bare : bare.slice(0, at)).replaceAll(/[.,]/g, '');
  const part = (at === null ? '' : bare.slice(at + 1)).replace(/0+$/, '');
  const isWhole = DIGITS.test(whole) && (part === '' || DIGITS.test(part));
  if (!isWhole || part.length > digits || !isGrouped(at === null ? bare : bare.slice(0, at))) return undefined;
  const money = whole.length > 13 ? undefined : moneyOfUnits(part ? `${whole}.${part}` : whole, currency, digits);
  return money && { amount: money.amount, currency };
}

/** Where the decimals begin; null if there are none. */
function decimalAt(bare: string, signs: string, digits: number): number | null {
  const last = signs.at(-1);
  if (last === undefined) return null;
  const at = bare.lastIndexOf(last);
  const isMixed = new Set(signs).size > 1;
  if (isMixed) return signs.indexOf(last) === signs.length - 1 ? at : null;
  if (signs.length > 1) return null;
  const after = bare.length - at - 1;
  return after === GROUP && digits !== GROUP && !/^0?[.,]/.test(bare) ? null : at;
}

/** Whether the thousands are grouped in threes, by one sign. */
function isGrouped(whole: string): boolean {
  const [first = '', ...groups] = whole.split(/[.,]/);
  const isOneSign = new Set(whole.replaceAll(/\d/g, '')).size <= 1;
  return (
    isOneSign && (groups.length === 0 || (first.length <= GROUP && groups.every(({ length }) => length === GROUP)))
  );
}

/** Reads a whole number: null for an empty text, undefined for what is none. */
export function parseWhole(text: string, most: number): number | null | undefined {
  const bare = text.trim();
  if (bare === '') return null;
  return /^\d{1,6}$/.test(bare) && Number(bare) <= most ? Number(bare) : undefined;
}
