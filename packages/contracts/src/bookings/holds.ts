/** Minutes that a clinic has to answer. */
export const ANSWER_MINUTES = 24 * 60;

/** Minutes in which an online consultation must be paid; the time is held until then. */
export const ONLINE_PAYMENT_MINUTES = 30;

/** Minutes in which everything else must be paid. */
export const PAYMENT_MINUTES = 24 * 60;

const MINUTE_MS = 60_000;

/** What a hold lasts for: the clinic's answer, or the payment. */
export type HoldFor = 'answer' | 'payment';

/**
 * Until when a time is held without an answer or a payment: at most until it starts. `kind` is what was booked;
 * `startsAt` when it starts.
 */
export function heldUntil(
  hold: HoldFor,
  kind: 'consultation' | 'treatment' | 'online',
  startsAt: Date,
  now: Date,
): Date {
  const paid = kind === 'online' ? ONLINE_PAYMENT_MINUTES : PAYMENT_MINUTES;
  const minutes = hold === 'answer' ? ANSWER_MINUTES : paid;
  return new Date(Math.min(now.getTime() + minutes * MINUTE_MS, startsAt.getTime()));
}
