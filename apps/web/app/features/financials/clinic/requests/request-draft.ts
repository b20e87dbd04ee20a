import type { Money } from '@travesia/contracts/kit';
import type { NewBalanceRequest, UnpaidBooking } from '@travesia/contracts/payments';
import { parseAmount } from '../../../../lib/format/parse-amount.ts';

export const NO_REQUEST = { booking: '', amount: '', due_on: '', message: '' };
export type RequestDraft = typeof NO_REQUEST;

/** The amount; null if it can’t be read, is nothing, or is more than what is unpaid. */
export function amountOf({ amount: text }: Pick<RequestDraft, 'amount'>, unpaid: Money): Money | null {
  const read = parseAmount(text, unpaid.currency);
  return read && read.amount > 0 && read.amount <= unpaid.amount ? read : null;
}

/** The call's body; null while something is missing. */
export function requestOf(draft: RequestDraft, chosen: UnpaidBooking | undefined): NewBalanceRequest | null {
  const amount = chosen && amountOf(draft, chosen.unpaid);
  if (!amount || !draft.due_on) return null;
  const message = draft.message.trim();
  return { booking_id: chosen.booking.id, amount, due_on: draft.due_on, ...(message ? { message } : {}) };
}
