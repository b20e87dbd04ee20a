import { minorDigits, moneyOfUnits } from '@travesia/contracts/kit';
import type { PRICE_ROUNDINGS, PriceChange } from '@travesia/contracts/packages';

/** What is typed in the dialog of new prices. */
export interface PriceInput {
  kind: 'percent' | 'amount';
  value: string;
  rounding: (typeof PRICE_ROUNDINGS)[number];
}

export const START: PriceInput = { kind: 'percent', value: '', rounding: 'none' };
const MOST_PERCENT = 100;
const SIGNED = /^[+-]?\d+(\.\d+)?$/;

/** The change that was typed, such as `5`, `-2.5` or `+100`; null for anything else, and for no change. */
export function readChange({ kind, value }: PriceInput, currency: string): PriceChange | null {
  const text = value.replaceAll(/[\s%]/g, '').replace('−', '-').replace(',', '.');
  const number = Number(text);
  if (!SIGNED.test(text) || number === 0) return null;
  if (kind === 'percent') {
    const isShare = Math.abs(number) <= MOST_PERCENT && Number.isInteger(Math.round(number * 1000) / 100);
    return isShare ? { kind, percent: number } : null;
  }
  const [, part = ''] = text.split('.');
  if (part.length > minorDigits(currency) || text.length > 14) return null;
  const { amount } = moneyOfUnits(String(Math.abs(number)), currency);
  return { kind, amount: number < 0 ? -amount : amount };
}
