import type { NewAdjustment } from '@travesia/contracts/financials';
import { negateMoney } from '@travesia/contracts/kit';
import { parseAmount } from '../../../lib/format/parse-amount.ts';

/** Whether a clinic is owed more or less; nothing until it is chosen. */
export const DIRECTIONS = ['add', 'deduct'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const isDirection = (value: string): value is Direction => value === 'add' || value === 'deduct';

export const NO_ADJUSTMENT = {
  q: '',
  provider_id: '',
  clinic_name: '',
  direction: '',
  currency: 'USD',
  amount: '',
  reason: '',
};
export type AdjustmentDraft = typeof NO_ADJUSTMENT;

/** The amount without its sign; null if it can't be read or is zero. */
export function sizeOf({ amount: text, currency }: Pick<AdjustmentDraft, 'amount' | 'currency'>) {
  const read = parseAmount(text, currency);
  return read && read.amount > 0 ? read : null;
}

/** The call's body; null while something is missing. */
export function adjustmentOf(draft: AdjustmentDraft): NewAdjustment | null {
  const size = sizeOf(draft);
  const { provider_id: provider, direction, reason } = draft;
  if (!size || !provider || !isDirection(direction)) return null;
  return { provider_id: provider, amount: direction === 'add' ? size : negateMoney(size), reason: reason.trim() };
}
